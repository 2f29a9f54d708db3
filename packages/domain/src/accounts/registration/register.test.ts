import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { logIn } from '../sessions/log-in'
import { register } from './register'
import { registerToApi } from './register-to-api'

const form = {
  username: 'ana.gomez',
  email: 'ana@correo.com',
  password: 'una clave larga',
  firstName: 'Ana',
  lastName: 'Gómez',
}
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

describe('registering', () => {
  it('makes an account with the role user that can log in', async () => {
    const newUser = await register(ctx, visitor(), form)
    expect(newUser).toMatchObject({ username: 'ana.gomez', role: 'user' })
    const { user } = await logIn(ctx, visitor(), {
      username: form.email,
      password: form.password,
      kind: 'web',
    })
    expect(user.id).toBe(newUser.id)
    expect(await ctx.db.mail.findMany()).toMatchObject([{ template: 'welcome', to: form.email }])
  })

  it('gives tokens to an API client and none to a page', async () => {
    const client = await registerToApi(ctx, visitor(), form)
    expect(client.token).toBe(client.accessToken)
    expect(client.refreshToken).toBeTruthy()
    const page = visitor({ isPage: true })
    const answer = await registerToApi(ctx, page, { ...form, username: 'otra', email: 'otra@correo.com' })
    expect(Object.keys(answer)).toEqual(['user'])
    expect(await ctx.db.session.count()).toBe(1)
  })

  it('names what is taken, in any case, both when both are', async () => {
    await register(ctx, visitor(), form)
    const again = { ...form, username: 'ANA.GOMEZ' }
    await expect(register(ctx, visitor(), { ...again, email: 'b@correo.com' })).rejects.toMatchObject({
      code: 'username_taken',
      fields: { username: expect.any(String) },
    })
    await expect(
      register(ctx, visitor(), { ...form, username: 'otra', email: 'Ana@Correo.com' }),
    ).rejects.toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } })
    await expect(register(ctx, visitor(), again)).rejects.toMatchObject({
      fields: { username: expect.any(String), email: expect.any(String) },
    })
  })

  it('makes one account of 20 simultaneous registrations and tells the others why', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => register(ctx, visitor(), form)),
    )
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(await ctx.db.user.count()).toBe(1)
    expect(refusals.map((outcome) => outcome.reason.code)).toEqual(Array(19).fill('username_taken'))
  })

  it('makes a readable user name of the name when none is given, of the mail when the name has no letters to type', async () => {
    const { username: _username, ...formWithoutUsername } = form
    expect(
      (await register(ctx, visitor(), { ...formWithoutUsername, firstName: 'María José' })).username,
    ).toBe('mariajose.gomez')
    const inOtherLetters = {
      ...formWithoutUsername,
      email: 'li.wei+oficio@correo.com',
      firstName: '李',
      lastName: '伟',
    }
    expect((await register(ctx, visitor(), inOtherLetters)).username).toBe('li.weioficio')
    const nothingToUse = { ...inOtherLetters, email: '!@correo.com' }
    expect((await register(ctx, visitor(), nothingToUse)).username).toBe('usuario')
  })

  it('gives each of 20 simultaneous namesakes a user name and a login of their own', async () => {
    const { username: _username, ...formWithoutUsername } = form
    const people = Array.from({ length: 20 }, (_, number) => ({
      ...formWithoutUsername,
      email: `ana${number}@correo.com`,
    }))
    const users = await Promise.all(people.map((person) => register(ctx, visitor(), person)))
    expect(new Set(users.map(({ username }) => username.toLowerCase())).size).toBe(20)
    for (const { username } of users) expect(username).toMatch(/^ana\.gomez\d*$/)
    const { id, username = '' } = users[7] ?? {}
    const { user } = await logIn(ctx, visitor(), { username, password: form.password, kind: 'web' })
    expect(user.id).toBe(id)
  })

  it('makes one account of 20 simultaneous registrations with one mail and no user name', async () => {
    const { username: _username, ...formWithoutUsername } = form
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => register(ctx, visitor(), formWithoutUsername)),
    )
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(await ctx.db.user.count()).toBe(1)
    expect(refusals.map((outcome) => outcome.reason.code)).toEqual(Array(19).fill('email_taken'))
  })
})
