import { ownBusiness } from '@oficio/contracts/businesses/own-business'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildBusinessSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { findOwnBusinessName } from './find-own-business-name'
import { getOwnBusiness } from './get-own-business'
import { listPlanCharges } from './list-plan-charges'

let ctx: TestCtx
let owner: Account
beforeEach(async () => {
  ctx = await createTestContext()
  owner = account((await buildUser(ctx)).id, 'user')
})

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error.code,
  )

describe('a business as its owner reads it', () => {
  it('is whole before anybody else sees it: what it says, what is to be paid, what its page lacks', async () => {
    const { id } = await buildBusiness(ctx, {
      userId: owner.userId,
      status: 'pending_payment',
      tier: 'basic',
      rubroIds: [1, 2],
      phone: '+5493415551234',
    })
    const read = await getOwnBusiness(ctx, owner, { id })
    expect(ownBusiness.parse(read)).toEqual(read)
    expect(read).toMatchObject({
      isOwn: true,
      isPublic: false,
      isMobile: true,
      business: { phone: '+5493415551234' },
      plan: { tier: 'basic', monthlyPriceArs: 20_000, payWay: 'subscribe', isRunning: false },
    })
    expect(read.completeness.missing[0]).toBe('photos')
  })

  it('says until when it is public, what is charged next, and every charge there was', async () => {
    const { id } = await buildBusiness(ctx, { userId: owner.userId })
    const { paidUntil } = await buildBusinessSubscription(ctx, { businessId: id })
    const { plan, isPublic } = await getOwnBusiness(ctx, owner, { id })
    expect(isPublic).toBe(true)
    expect(plan).toMatchObject({
      status: 'active',
      isRunning: true,
      canCancel: true,
      payWay: null,
      paidUntil: paidUntil?.toISOString(),
      monthlyPriceArs: 25_000,
    })
    expect(await listPlanCharges(ctx, owner, { id })).toMatchObject([{ state: 'paid', amountArs: 25_000 }])
  })

  it('is read by admins too, and by nobody else', async () => {
    const { id } = await buildBusiness(ctx, { userId: owner.userId })
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    expect(await getOwnBusiness(ctx, admin, { id })).toMatchObject({ isOwn: false, business: { id } })
    const other = account((await buildUser(ctx)).id, 'user')
    for (const read of [getOwnBusiness, listPlanCharges]) {
      expect(await codeOf(read(ctx, other, { id }))).toBe('business_not_found')
      expect(await codeOf(read(ctx, visitor(), { id }))).toBe('unauthenticated')
    }
  })
})

it('names the first business of an account that was not removed', async () => {
  expect(await findOwnBusinessName(ctx, owner.userId)).toBeNull()
  const { id } = await buildBusiness(ctx, {
    userId: owner.userId,
    status: 'suspended',
    name: 'Café La Espera',
  })
  expect(await findOwnBusinessName(ctx, owner.userId)).toBe('Café La Espera')
  await ctx.db.business.update({ where: { id }, data: { status: 'removed', removedAt: ctx.clock.now() } })
  expect(await findOwnBusinessName(ctx, owner.userId)).toBeNull()
})
