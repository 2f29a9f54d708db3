import { listen } from '@oficio/db/listen'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { suspendProfessional } from '../../professionals/approval/suspend-professional'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { accountsChangedChannel } from './changes-channel'
import { logIn } from './log-in'
import { logOut } from './log-out'

const password = 'una clave larga'
let ctx: TestCtx
let toldUsers: string[]
let stop: () => Promise<void>

beforeEach(async () => {
  ctx = await createTestContext()
  toldUsers = []
  await new Promise<void>((resolve) => {
    stop = listen({
      url: ctx.databaseUrl,
      channel: accountsChangedChannel,
      onMessage: (userId) => void toldUsers.push(userId),
      onGap: () => resolve(),
      log: () => undefined,
    })
  })
})
afterEach(() => stop())

async function loggedIn() {
  const user = await buildUser(ctx, { password })
  const { session } = await logIn(ctx, visitor(), { username: user.username, password, kind: 'web' })
  return account(user.id, 'user', { sessionId: session.sessionId })
}

it('names the account of a session that ended, whose role or mail changed, that was closed or suspended, and no other', async () => {
  const [out, promoted, moved, closed, quiet] = [
    await loggedIn(),
    await loggedIn(),
    await loggedIn(),
    await loggedIn(),
    await loggedIn(),
  ]
  const professional = await buildProfessional(ctx)
  const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  await ctx.db.user.update({ where: { id: quiet.userId }, data: { firstName: 'Otra' } })
  await logOut(ctx, out)
  await ctx.db.user.update({ where: { id: promoted.userId }, data: { role: 'admin' } })
  await ctx.db.user.update({ where: { id: moved.userId }, data: { email: 'otra@correo.com' } })
  await ctx.db.user.update({ where: { id: closed.userId }, data: { closedAt: ctx.clock.now() } })
  await suspendProfessional(ctx, admin, { id: professional.id, reason: 'Una queja' })
  const expected = [out.userId, promoted.userId, moved.userId, closed.userId, professional.userId]
  await expect.poll(() => toldUsers.length).toBeGreaterThanOrEqual(expected.length)
  expect(toldUsers).toEqual(expected)
})

it('says nothing of what was undone', async () => {
  const actor = await loggedIn()
  const rolledBack = ctx.transaction(async (ctx) => {
    await logOut(ctx, actor)
    throw new Error('undone')
  })
  await expect(rolledBack).rejects.toThrow('undone')
  const other = await loggedIn()
  await logOut(ctx, other)
  await expect.poll(() => toldUsers.length).toBe(1)
  expect(toldUsers).toEqual([other.userId])
})
