import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { addDays } from '../../kernel/time/days'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { getMerge } from '../merging/get-merge'
import { mergeBusinesses } from '../merging/merge-businesses'
import { pauseBusiness, resumeBusiness } from '../plans/pause-business'
import { refuseBusiness } from './refuse-business'
import { restoreBusiness } from './restore-business'

let ctx: TestCtx
let owner: Account
let admin: Account
beforeEach(async () => {
  ctx = await createTestContext()
  owner = account((await buildUser(ctx)).id, 'user')
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})

/** Builds a page of the owner that is public without a plan. */
const buildFree = async () => (await buildBusiness(ctx, { userId: owner.userId })).id
const isVisible = (idOrSlug: string) =>
  getBusiness(ctx, visitor(), { idOrSlug }).then(
    () => true,
    () => false,
  )
const stateOf = async (id: string) => {
  const { status, publicUntil } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
  return { status, publicUntil, isSeen: await isVisible(id) }
}
const free = { status: 'active', publicUntil: null, isSeen: true }

describe('a page that is public though nobody has paid for it', () => {
  it('is so again after its owner paused it and an admin refused it and let it in again', async () => {
    const id = await buildFree()
    const reason = 'No existe'
    await refuseBusiness(ctx, admin, { id, reason })
    await restoreBusiness(ctx, admin, { id, reason })
    expect(await stateOf(id)).toEqual(free)
    await pauseBusiness(ctx, owner, { id })
    await refuseBusiness(ctx, admin, { id, reason: 'Cerró' })
    await restoreBusiness(ctx, admin, { id, reason: 'Abrió' })
    expect((await stateOf(id)).isSeen).toBe(false)
    await resumeBusiness(ctx, owner, { id })
    expect(await stateOf(id)).toEqual(free)
  })

  it('is so again where another page that was free was merged into it', async () => {
    const { id } = await buildBusiness(ctx, { userId: owner.userId, status: 'pending_payment' })
    const { id: goneId } = await buildBusiness(ctx, { userId: null })
    const { seen: digest } = await getMerge(ctx, admin, { id, otherId: goneId })
    await mergeBusinesses(ctx, admin, { id, goneId, seen: digest, reason: 'Es el mismo' })
    await refuseBusiness(ctx, admin, { id, reason: 'No existe' })
    await restoreBusiness(ctx, admin, { id, reason: 'Existe' })
    expect(await stateOf(id)).toEqual(free)
  })

  it('is not what waits for its first payment, or was paid once, when it is let in again', async () => {
    const { id: waiting } = await buildBusiness(ctx, { userId: owner.userId, status: 'pending_payment' })
    const publicUntil = addDays(ctx.clock.now(), 30)
    const { id: paid } = await buildBusiness(ctx, { userId: owner.userId, publicUntil })
    await pauseBusiness(ctx, owner, { id: paid })
    for (const id of [waiting, paid]) {
      await refuseBusiness(ctx, admin, { id, reason: 'No existe' })
      await restoreBusiness(ctx, admin, { id, reason: 'Existe' })
    }
    await resumeBusiness(ctx, owner, { id: paid })
    for (const id of [waiting, paid])
      expect(await stateOf(id)).toMatchObject({ status: 'pending_payment', isSeen: false })
  })
})
