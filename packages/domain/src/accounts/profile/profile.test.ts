import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { otherConnection } from '../../testing/other-connection'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { changeEmail, withdrawEmail } from '../mailbox/change-email'
import { confirmEmail } from '../mailbox/confirm-email'
import { changePassword } from '../passwords/change-password'
import { endOtherSessions, endSession } from '../sessions/end-own-sessions'
import { listSessions } from '../sessions/list-sessions'
import { logIn } from '../sessions/log-in'
import { resolveSession } from '../sessions/resolve-session'
import { getOwnProfile } from './get-own-profile'
import { updateProfile } from './update-profile'

const password = 'una clave larga'
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

async function enter(username: string, kind: 'web' | 'api' = 'web', with_ = password): Promise<Account> {
  const { user, session } = await logIn(ctx, visitor({ userAgent: 'una prueba' }), {
    username,
    password: with_,
    kind,
  })
  return account(user.id, user.role, { sessionId: session.sessionId })
}

async function person() {
  const user = await buildUser(ctx, { password })
  return { user, actor: await enter(user.username) }
}

const isIn = async ({ userId, sessionId }: Account) =>
  (await resolveSession(ctx, { sessionId: sessionId ?? '', userId })) !== null

describe('the profile', () => {
  it('is corrected field by field, and shows the phone as people write it', async () => {
    const { user, actor } = await person()
    await updateProfile(ctx, actor, { username: 'otro.nombre', phone: '341 555-1234' })
    expect(await getOwnProfile(ctx, actor)).toMatchObject({
      username: 'otro.nombre',
      firstName: user.firstName,
      phone: '0341 555-1234',
      email: user.email,
      pendingEmail: null,
      hasPassword: true,
    })
    await updateProfile(ctx, actor, { firstName: 'Otra', phone: null })
    expect(await getOwnProfile(ctx, actor)).toMatchObject({ firstName: 'Otra', phone: null })
    await expect(updateProfile(ctx, actor, { phone: '12345678' })).rejects.toMatchObject({
      fields: { phone: expect.any(String) },
    })
  })

  it('gives a user name to one of two who take it at the same moment, in whatever case', async () => {
    const people = [await person(), await person()]
    const outcomes = await Promise.allSettled(
      people.map(({ actor }, n) => updateProfile(ctx, actor, { username: n ? 'El.Mismo' : 'el.mismo' })),
    )
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toMatchObject([{ code: 'username_taken', fields: { username: expect.any(String) } }])
  })

  it('leaves the verified name of a professional as it is, and the rest to them', async () => {
    const { user } = await buildProfessional(ctx)
    const actor = account(user.id, 'professional')
    const { firstName, lastName } = user
    await updateProfile(ctx, actor, { firstName, lastName, username: 'el.plomero' })
    await expect(updateProfile(ctx, actor, { firstName: 'Otro' })).rejects.toMatchObject({
      code: 'name_is_verified',
    })
  })

  it.each([
    ['pending_payment', 'with_registration', 'name_with_registration'],
    ['pending_approval', 'with_registration', 'name_with_registration'],
    ['rejected', 'with_registration', 'name_with_registration'],
    ['approved', 'verified', 'name_is_verified'],
    ['suspended', 'verified', 'name_is_verified'],
  ] as const)(
    'says of a professional who is %s how the name is corrected',
    async (status, nameState, code) => {
      const { user } = await buildProfessional(ctx, { status })
      const actor = account(user.id, 'professional')
      expect(await getOwnProfile(ctx, actor)).toMatchObject({ nameState })
      await expect(updateProfile(ctx, actor, { lastName: 'Otro' })).rejects.toMatchObject({ code })
    },
  )
})

describe('changing the password', () => {
  it('takes the present one, ends every other session, and tells the owner', async () => {
    const { user, actor } = await person()
    const otherSessions = [await enter(user.username), await enter(user.username, 'api')]
    const change = (currentPassword: string) =>
      changePassword(ctx, actor, { currentPassword, password: 'otra clave larga' })
    await expect(change('no es esta')).rejects.toMatchObject({ code: 'wrong_password' })
    expect(await isIn(otherSessions[0] as Account)).toBe(true)
    await change(password)
    expect(await isIn(actor)).toBe(true)
    for (const other of otherSessions) expect(await isIn(other)).toBe(false)
    await enter(user.username, 'web', 'otra clave larga')
    expect(await ctx.db.mail.count({ where: { template: 'password-changed', to: user.email } })).toBe(1)
  })

  it('counts one of two changes at the same moment', async () => {
    const { user, actor } = await person()
    const outcomes = await Promise.allSettled(
      ['la clave número 1', 'la clave número 2'].map((next) =>
        changePassword(ctx, actor, { currentPassword: password, password: next }),
      ),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const won = outcomes.findIndex(({ status }) => status === 'fulfilled') + 1
    await enter(user.username, 'web', `la clave número ${won}`)
  })

  it('refuses a very common password, and an account without a password says so', async () => {
    const { actor } = await person()
    await expect(
      changePassword(ctx, actor, { currentPassword: password, password: 'password1' }),
    ).rejects.toMatchObject({ code: 'password_too_common' })
    const google = await buildUser(ctx)
    await expect(
      changePassword(ctx, account(google.id, 'user'), { currentPassword: 'x', password: 'otra clave larga' }),
    ).rejects.toMatchObject({ code: 'password_missing' })
  })
})

describe('changing the mail address', () => {
  const linkTo = async (to: string) => {
    await runDueJobs(ctx)
    const mail = ctx.mailer.sentMails.filter((mail) => mail.to === to).at(-1)
    const { content } = mail ?? {}
    return content?.template === 'email-confirmation'
      ? (content.props.confirmUrl.split('/').at(-1) ?? '')
      : ''
  }
  const ask = (actor: Account, email: string, currentPassword = password) =>
    changeEmail(ctx, actor, { email, currentPassword })

  it('takes the password and the new mailbox, and the last wish counts', async () => {
    const { user, actor } = await person()
    await expect(ask(actor, 'una@correo.com', 'no es esta')).rejects.toMatchObject({ code: 'wrong_password' })
    await ask(actor, 'una@correo.com')
    const first = await linkTo('una@correo.com')
    await ask(actor, 'otra@correo.com')
    expect(await getOwnProfile(ctx, actor)).toMatchObject({
      email: user.email,
      pendingEmail: 'otra@correo.com',
    })
    await expect(confirmEmail(ctx, visitor(), { token: first })).rejects.toMatchObject({
      code: 'confirm_link_invalid',
    })
    await confirmEmail(ctx, visitor(), { token: await linkTo('otra@correo.com') })
    expect(await getOwnProfile(ctx, actor)).toMatchObject({ email: 'otra@correo.com', pendingEmail: null })
  })

  it('is refused for the own address and for somebody else’s, and can be taken back', async () => {
    const { user, actor } = await person()
    const other = await buildUser(ctx)
    await expect(ask(actor, user.email.toUpperCase())).rejects.toMatchObject({ code: 'email_is_own' })
    await expect(ask(actor, other.email.toUpperCase())).rejects.toMatchObject({ code: 'email_taken' })
    await ask(actor, 'otra@correo.com')
    const token = await linkTo('otra@correo.com')
    await withdrawEmail(ctx, actor)
    expect(await getOwnProfile(ctx, actor)).toMatchObject({ pendingEmail: null })
    await expect(confirmEmail(ctx, visitor(), { token })).rejects.toMatchObject({
      code: 'confirm_link_invalid',
    })
  })

  it('ends with the password that it was asked with, also when another one is set at the same moment', async () => {
    const { user, actor } = await person()
    await ask(actor, 'otra@correo.com')
    const token = await linkTo('otra@correo.com')
    await changePassword(ctx, actor, { currentPassword: password, password: 'otra clave larga' })
    await expect(confirmEmail(ctx, visitor(), { token })).rejects.toMatchObject({
      code: 'confirm_link_invalid',
    })
    const setting = await otherConnection(ctx.databaseUrl)
    await setting.query('BEGIN')
    await setting.query('UPDATE users SET password_hash = $2 WHERE id = $1', [user.id, 'another'])
    const asking = expect(ask(actor, 'una@correo.com', 'otra clave larga')).rejects.toMatchObject({
      code: 'wrong_password',
    })
    await setting.untilWaitedFor()
    await setting.query('COMMIT')
    await setting.end()
    await asking
    expect(await getOwnProfile(ctx, actor)).toMatchObject({ email: user.email, pendingEmail: null })
  })
})

describe('the list of sessions', () => {
  it('shows the open ones, the own one first, and nobody else’s', async () => {
    const { user } = await person()
    await person()
    ctx.clock.advance({ days: 13 })
    const actor = await enter(user.username)
    ctx.clock.advance({ hours: 1 })
    const last = await enter(user.username, 'api')
    const idsOf = async () => (await listSessions(ctx, actor)).sessions.map(({ id }) => id)
    expect((await idsOf()).slice(0, 2)).toEqual([actor.sessionId, last.sessionId])
    expect(await idsOf()).toHaveLength(3)
    ctx.clock.advance({ days: 1 })
    expect(await idsOf()).toHaveLength(2)
    expect((await listSessions(ctx, actor)).sessions[1]).toMatchObject({
      kind: 'api',
      userAgent: 'una prueba',
    })
  })

  it('ends one or all others at once, and never somebody else’s', async () => {
    const { user, actor } = await person()
    const [first, other] = [await enter(user.username), await enter(user.username, 'api')]
    const stranger = await person()
    const id = first.sessionId ?? ''
    await expect(endSession(ctx, stranger.actor, { id })).rejects.toMatchObject({ code: 'not_found' })
    await endSession(ctx, actor, { id })
    await endSession(ctx, actor, { id })
    expect([await isIn(first), await isIn(other), await isIn(actor)]).toEqual([false, true, true])
    expect(await endOtherSessions(ctx, actor)).toEqual({ ended: 1 })
    expect([await isIn(other), await isIn(actor), await isIn(stranger.actor)]).toEqual([false, true, true])
  })
})
