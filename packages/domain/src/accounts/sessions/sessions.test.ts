import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { inLongForm } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { forgetSessions } from './forget-sessions'
import { logIn } from './log-in'
import { logInToApi } from './log-in-to-api'
import { logOut } from './log-out'
import { refreshSession } from './refresh-session'
import { readRefreshToken } from './refresh-tokens'
import { resolveSession } from './resolve-session'

const password = 'una clave larga'
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

async function apiSession() {
  const user = await buildUser(ctx, { password })
  const answer = await logInToApi(ctx, visitor(), { username: user.username, password })
  const sessionId = readRefreshToken(answer.refreshToken)?.sessionId ?? ''
  return { ...answer, user, sessionId }
}

const refresh = (refreshToken: string) => refreshSession(ctx, visitor(), { refreshToken })

describe('logging in', () => {
  it('takes the user name or the mail, in any case', async () => {
    const user = await buildUser(ctx, { username: 'Raúl.P', email: 'raul@correo.com', password })
    for (const username of ['raúl.p', 'RAUL@correo.com']) {
      const answer = await logIn(ctx, visitor(), { username, password, kind: 'web' })
      expect(answer.user.id).toBe(user.id)
    }
  })

  it('says the same for an unknown name, a wrong password, a closed account and one without password', async () => {
    await buildUser(ctx, { username: 'abierta', password })
    await buildUser(ctx, { username: 'cerrada', password, closedAt: ctx.clock.now() })
    await buildUser(ctx, { username: 'sinclave' })
    const attempts = ['nadie', 'cerrada', 'sinclave'].map((username) => ({ username, password }))
    for (const attempt of [...attempts, { username: 'abierta', password: 'otra clave' }]) {
      await expect(logInToApi(ctx, visitor(), attempt)).rejects.toMatchObject({ code: 'invalid_credentials' })
    }
    expect(await ctx.db.session.count()).toBe(0)
  })

  it('opens nothing with a password that is changed, or for an account that is shut out, while it is looked at', async () => {
    const { id: userId, email } = await buildUser(ctx, { password })
    const change = (data: object) => ctx.db.user.update({ where: { id: userId }, data })
    const suspended = { suspendedAt: ctx.clock.now(), suspensionReason: 'Estafa.' }
    const changesMeanwhile: [() => Promise<unknown>, string][] = [
      [
        async () => change({ passwordHash: await ctx.passwords.hash('otra clave larga') }),
        'invalid_credentials',
      ],
      [() => change({ closedAt: ctx.clock.now() }), 'invalid_credentials'],
      [() => change(suspended), 'login_suspended'],
    ]
    for (const [happen, code] of changesMeanwhile) {
      await change({ passwordHash: await ctx.passwords.hash(password), closedAt: null, suspendedAt: null })
      const passwords = {
        ...ctx.passwords,
        verify: async (hash: string | null, password: string) => {
          const isRight = await ctx.passwords.verify(hash, password)
          await happen()
          return isRight
        },
      }
      const login = logIn({ ...ctx, passwords }, visitor(), { username: email, password, kind: 'web' })
      await expect(login, code).rejects.toMatchObject({ code })
    }
    expect(await ctx.db.session.count()).toBe(0)
  })

  it('gives no token to a page', async () => {
    const user = await buildUser(ctx, { password })
    const page = visitor({ isPage: true })
    await expect(logInToApi(ctx, page, { username: user.username, password })).rejects.toMatchObject({
      code: 'tokens_not_for_pages',
    })
  })
})

describe('refreshing', () => {
  it('gives each of 25 simultaneous calls the one same successor, in ten sessions', async () => {
    const { refreshToken, user } = await apiSession()
    const otherLogins = await Promise.all(
      Array.from({ length: 9 }, () => logInToApi(ctx, visitor(), { username: user.username, password })),
    )
    const tokens = [refreshToken, ...otherLogins.map((other) => other.refreshToken)]
    const answers = await Promise.all(
      tokens.flatMap((token) => Array.from({ length: 25 }, () => refresh(token))),
    )
    expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(10)
    expect(await ctx.db.session.count({ where: { generation: 1, revokedAt: null } })).toBe(10)
  })

  it('gives each of many simultaneous calls with one token the one same successor, which goes on', async () => {
    const { refreshToken, user, sessionId } = await apiSession()
    const answers = await Promise.all(
      Array.from({ length: inLongForm(1000, 100) }, () => refresh(refreshToken)),
    )
    const successors = new Set(answers.map((answer) => answer.refreshToken))
    expect(successors.size).toBe(1)
    expect(await resolveSession(ctx, { sessionId, userId: user.id })).not.toBeNull()
    const [next = ''] = successors
    await refresh(next)
  })

  it('answers a late repeat with the same successor within ten seconds', async () => {
    const { refreshToken } = await apiSession()
    const first = await refresh(refreshToken)
    ctx.clock.advance({ seconds: 10 })
    expect((await refresh(refreshToken)).refreshToken).toBe(first.refreshToken)
  })

  it('counts the ten seconds up to the call, and not up to its turn', async () => {
    const { refreshToken } = await apiSession()
    const first = await refresh(refreshToken)
    const waiting = refresh(refreshToken)
    ctx.clock.advance({ seconds: 11 })
    expect((await waiting).refreshToken).toBe(first.refreshToken)
    const actor = visitor({ waitedMs: 1000 })
    expect((await refreshSession(ctx, actor, { refreshToken })).refreshToken).toBe(first.refreshToken)
  })

  it('ends the session, leaves an audit entry and tells the owner once when an old token comes back', async () => {
    const { refreshToken, sessionId, user } = await apiSession()
    const second = await refresh(refreshToken)
    const third = await refresh(second.refreshToken)
    for (const token of [refreshToken, refreshToken, third.refreshToken]) {
      await expect(refresh(token)).rejects.toMatchObject({ code: 'session_ended' })
    }
    expect(await resolveSession(ctx, { sessionId, userId: user.id })).toBeNull()
    expect(await ctx.db.mail.count({ where: { template: 'session-reuse', to: user.email } })).toBe(1)
    expect(await ctx.db.auditEntry.count({ where: { action: 'session-reuse' } })).toBe(1)
  })

  it('ends the session when the previous token comes back after the ten seconds', async () => {
    const { refreshToken } = await apiSession()
    const next = await refresh(refreshToken)
    ctx.clock.advance({ seconds: 11 })
    await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'session_ended' })
    await expect(refresh(next.refreshToken)).rejects.toMatchObject({ code: 'session_ended' })
  })

  it('refuses a token that was changed, of the future or of nothing, and leaves the session alone', async () => {
    const { refreshToken } = await apiSession()
    const [id = '', , mac = ''] = refreshToken.split('.')
    const forged = [
      `${id}.1.${mac}`,
      `${id}.0.${'A'.repeat(43)}`,
      `${id}.0`,
      '',
      'x.y.z',
      `${'-'.repeat(36)}.0.${mac}`,
    ]
    for (const token of forged) await expect(refresh(token)).rejects.toMatchObject({ code: 'session_ended' })
    await expect(refresh(refreshToken)).resolves.toBeDefined()
  })

  it('ends with the account, after 14 days without a call and after 30 days whatever happens', async () => {
    const idle = await apiSession()
    ctx.clock.advance({ days: 15 })
    await expect(refresh(idle.refreshToken)).rejects.toMatchObject({ code: 'session_ended' })
    let { refreshToken } = await apiSession()
    for (let week = 0; week < 4; week += 1) {
      ctx.clock.advance({ days: 7 })
      refreshToken = (await refresh(refreshToken)).refreshToken
    }
    ctx.clock.advance({ days: 3 })
    await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'session_ended' })
    const closed = await apiSession()
    await ctx.db.user.update({ where: { id: closed.user.id }, data: { closedAt: ctx.clock.now() } })
    await expect(refresh(closed.refreshToken)).rejects.toMatchObject({ code: 'session_ended' })
  })
})

describe('a session', () => {
  it('is over at once after logging out, for reads and for refreshes', async () => {
    const { user, sessionId, refreshToken } = await apiSession()
    expect(await resolveSession(ctx, { sessionId, userId: user.id })).toMatchObject({ role: 'user' })
    await logOut(ctx, account(user.id, 'user', { sessionId }))
    expect(await resolveSession(ctx, { sessionId, userId: user.id })).toBeNull()
    await expect(refresh(refreshToken)).rejects.toMatchObject({ code: 'session_ended' })
  })

  it('carries the role of this moment, and nothing for another account or a closed one', async () => {
    const { user, sessionId } = await apiSession()
    await ctx.db.user.update({ where: { id: user.id }, data: { role: 'admin' } })
    expect(await resolveSession(ctx, { sessionId, userId: user.id })).toMatchObject({ role: 'admin' })
    expect(await resolveSession(ctx, { sessionId, userId: ctx.ids.next() })).toBeNull()
    await ctx.db.user.update({ where: { id: user.id }, data: { closedAt: ctx.clock.now() } })
    expect(await resolveSession(ctx, { sessionId, userId: user.id })).toBeNull()
  })

  it('notes when it was last seen, at most once a minute', async () => {
    const { user, sessionId } = await apiSession()
    const openedAt = ctx.clock.now()
    const lastSeen = async () =>
      (await ctx.db.session.findUniqueOrThrow({ where: { id: sessionId } })).lastSeenAt
    ctx.clock.advance({ seconds: 59 })
    await resolveSession(ctx, { sessionId, userId: user.id })
    expect(await lastSeen()).toEqual(openedAt)
    ctx.clock.advance({ seconds: 1 })
    await resolveSession(ctx, { sessionId, userId: user.id })
    expect(await lastSeen()).toEqual(ctx.clock.now())
  })

  it('is forgotten a month after it ended, and not before', async () => {
    const { user, sessionId } = await apiSession()
    await logOut(ctx, account(user.id, 'user', { sessionId }))
    ctx.clock.advance({ days: 29 })
    const { sessionId: living } = await apiSession()
    await forgetSessions(ctx)
    expect(await ctx.db.session.count()).toBe(2)
    ctx.clock.advance({ days: 2 })
    await forgetSessions(ctx)
    expect(await ctx.db.session.findMany({ select: { id: true } })).toEqual([{ id: living }])
  })
})
