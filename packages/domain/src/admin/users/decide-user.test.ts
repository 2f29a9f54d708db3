import { beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '../../accounts/sessions/log-in'
import { openSession } from '../../accounts/sessions/open-session'
import { resolveSession } from '../../accounts/sessions/resolve-session'
import { account, visitor } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { makeAdmin, reinstateUser, suspendUser, takeAdmin } from './decide-user'
import { getUser } from './get-user'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const reason = 'Lo acordamos.'
const fails = (code: string) => expect.objectContaining({ code })
const buildAdmin = async () => account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
const roleOf = async (id: string) => (await ctx.db.user.findUniqueOrThrow({ where: { id } })).role

describe('an admin’s decision about an account', () => {
  it('makes an admin of a client and takes it back, with trace and mail', async () => {
    const admin = await buildAdmin()
    const { id, email } = await buildUser(ctx)
    expect(await makeAdmin(ctx, admin, { id, reason })).toEqual({ id, role: 'admin', isSuspended: false })
    expect(await takeAdmin(ctx, admin, { id, reason })).toMatchObject({ role: 'user' })
    await runDueJobs(ctx)
    expect(
      ctx.mailer.sentMails.map(({ to, content }) => [to, content.template, content.props]),
    ).toMatchObject([
      [email, 'access-changed', { decision: 'made-admin', reason }],
      [email, 'access-changed', { decision: 'admin-taken', reason }],
    ])
    const { audit } = await getUser(ctx, admin, { id })
    expect(audit.map(({ action }) => action)).toEqual(['user-admin-taken', 'user-made-admin'])
  })

  it('gives the role to nobody whose email is unproven', async () => {
    const { id } = await buildUser(ctx, { emailVerifiedAt: null })
    const admin = await buildAdmin()
    await expect(makeAdmin(ctx, admin, { id, reason })).rejects.toEqual(fails('address_unproven'))
    expect(await roleOf(id)).toBe('user')
  })

  it('shuts an account out at once, pages and programs, and says so after a right password', async () => {
    const admin = await buildAdmin()
    const password = 'una-clave-segura'
    const { id, username } = await buildUser(ctx, { password })
    const open = async (kind: 'web' | 'api') =>
      (await openSession(ctx, account(id, 'user'), { userId: id, kind })).sessionId
    const sessions = [await open('web'), await open('api')]
    await suspendUser(ctx, admin, { id, reason })
    for (const sessionId of sessions) expect(await resolveSession(ctx, { sessionId, userId: id })).toBeNull()
    const enter = (candidatePassword: string) =>
      logIn(ctx, visitor(), { username, password: candidatePassword, kind: 'web' })
    await expect(enter(password)).rejects.toEqual(fails('login_suspended'))
    await expect(enter('otra-clave')).rejects.toEqual(fails('invalid_credentials'))
    await reinstateUser(ctx, admin, { id, reason })
    expect((await enter(password)).user.id).toBe(id)
  })

  it('counts once where two admins decide at the same moment, and the other one gets an error', async () => {
    const [first, second] = [await buildAdmin(), await buildAdmin()]
    const { id } = await buildUser(ctx)
    const calls = await Promise.allSettled([
      suspendUser(ctx, first, { id, reason }),
      suspendUser(ctx, second, { id, reason: 'Otro motivo.' }),
    ])
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(calls.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'user_changed' },
    })
    expect(await ctx.db.auditEntry.count({ where: { subject: `user:${id}` } })).toBe(1)
  })

  it('is done once when it is sent twice', async () => {
    const admin = await buildAdmin()
    const { id } = await buildUser(ctx)
    await Promise.all([1, 2, 3].map(() => suspendUser(ctx, admin, { id, reason })))
    expect(await ctx.db.mail.count()).toBe(1)
  })

  it('is nobody’s about their own account, nor about a professional’s here', async () => {
    const admin = await buildAdmin()
    await buildAdmin()
    await expect(takeAdmin(ctx, admin, { id: admin.userId, reason })).rejects.toEqual(fails('own_account'))
    const { userId } = await buildProfessional(ctx)
    await expect(suspendUser(ctx, admin, { id: userId, reason })).rejects.toEqual(fails('role_is_fixed'))
    await expect(makeAdmin(ctx, admin, { id: ctx.ids.next(), reason })).rejects.toEqual(fails('not_found'))
  })

  it('leaves an admin, also when two take the role from each other at the same moment', async () => {
    const [first, second] = [await buildAdmin(), await buildAdmin()]
    const calls = await Promise.allSettled([
      takeAdmin(ctx, first, { id: second.userId, reason }),
      takeAdmin(ctx, second, { id: first.userId, reason }),
    ])
    expect(calls.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect([await roleOf(first.userId), await roleOf(second.userId)].sort()).toEqual(['admin', 'user'])
  })
})
