import type { UserQuery } from '@oficio/contracts/admin/users'
import { beforeEach, expect, it } from 'vitest'
import { openSession } from '../../accounts/sessions/open-session'
import { account } from '../../kernel/actor'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getUser } from './get-user'
import { listUsers } from './list-users'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
const listedIds = async (query: Partial<UserQuery>) =>
  (await listUsers(ctx, admin, { sort: 'newest', ...query })).rows.map(({ id }) => id)

it('an account is found by name, mail, user name and id, whatever accents, and narrowed down by role and state', async () => {
  const paula = await buildUser(ctx, {
    firstName: 'Paula',
    lastName: 'Núñez',
    username: 'paulita',
    email: 'p@example.com',
  })
  const closed = await buildUser(ctx, { emailVerifiedAt: null, closedAt: ctx.clock.now() })
  const unproven = await buildUser(ctx, { emailVerifiedAt: null })
  const professional = await buildProfessional(ctx, { companyName: 'Gas y Agua' })
  for (const search of ['nunez paula', 'PAULITA', 'p@example', paula.id])
    expect([search, await listedIds({ search })]).toEqual([search, [paula.id]])
  expect(await listedIds({ search: 'gas y agua' })).toEqual([professional.userId])
  expect(await listedIds({ search: professional.id })).toEqual([professional.userId])
  expect(await listedIds({ role: 'professional' })).toEqual([professional.userId])
  expect(await listedIds({ state: 'closed' })).toEqual([closed.id])
  expect(await listedIds({ state: 'unproven' })).toEqual([unproven.id])
  expect(await listedIds({ role: 'user', sort: 'oldest' })).toEqual([paula.id, closed.id, unproven.id])
})

it('open sessions alone are counted and shown', async () => {
  const user = await buildUser(ctx)
  const open = (kind: 'web' | 'api') => openSession(ctx, account(user.id, 'user'), { userId: user.id, kind })
  await open('web')
  await open('api')
  const [endedSession] = await ctx.db.session.findMany({ where: { kind: 'api' } })
  await ctx.db.session.update({ where: { id: endedSession?.id ?? '' }, data: { revokedAt: ctx.clock.now() } })
  const view = await getUser(ctx, admin, { id: user.id })
  expect(view).toMatchObject({ sessionCount: 1, sessions: [{ kind: 'web' }], professional: null })
  await expect(getUser(ctx, admin, { id: ctx.ids.next() })).rejects.toMatchObject({ code: 'not_found' })
})
