import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account, visitor } from '../../kernel/actor'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildBusinessSubscription } from '../../testing/builders/build-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { registerBusiness } from '../registration/register-business'
import { createBusinessSubscription } from './create-business-subscription'
import { getReturnedPlan } from './get-returned-plan'

const device = visitor({ deviceHash: 'phone-1' })

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

/** Registers a business and orders its plan; returns the provider's id of the subscription. */
async function setOut(payer: typeof device | Actor = device): Promise<string> {
  const caller = payer.kind === 'system' ? device : payer
  const { id: businessId } = await registerBusiness(ctx, caller, businessForm())
  await createBusinessSubscription(ctx, payer, { businessId, tier: 'premium', rubroIds: [1] })
  const { providerId } = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: businessId } })
  return providerId ?? ''
}

describe('the owner who returns from the payment of a plan', () => {
  it('reads that the page is hidden until they pay, and gets the link again', async () => {
    await setOut()
    const { checkoutUrl } = await ctx.db.subscription.findFirstOrThrow()
    expect(await getReturnedPlan(ctx, device)).toMatchObject({
      state: 'unpaid',
      isPublic: false,
      claimMailedTo: expect.stringContaining('@'),
      payUrl: checkoutUrl,
    })
  })

  it('reads that the payment is being confirmed once the provider says that it was authorised', async () => {
    const providerId = await setOut()
    ctx.payments.subscriptions.authorise(providerId)
    expect(await getReturnedPlan(ctx, device)).toMatchObject({ state: 'confirming', payUrl: null })
  })

  it('reads that the page is visible once it is charged', async () => {
    const providerId = await setOut()
    ctx.payments.subscriptions.authorise(providerId)
    ctx.payments.subscriptions.charge(providerId, 'approved')
    await getReturnedPlan(ctx, device)
    await runDueJobs(ctx)
    expect(await getReturnedPlan(ctx, device)).toMatchObject({ state: 'paid', isPublic: true })
  })

  it('reads of the unpaid plan, while an earlier cancelled plan is still paid for', async () => {
    const owner = account((await buildUser(ctx)).id, 'user')
    const { id } = await buildBusiness(ctx, { userId: owner.userId })
    await buildBusinessSubscription(ctx, { businessId: id, cancelledAt: ctx.clock.now() })
    await createBusinessSubscription(ctx, owner, { businessId: id, tier: 'premium', rubroIds: [1] })
    expect(await getReturnedPlan(ctx, owner)).toMatchObject({ state: 'unpaid', isPublic: true })
  })

  it('is led to the payment of a business that they registered and never set out to pay', async () => {
    const { id, claimMailedTo, monthlyPriceArs } = await registerBusiness(ctx, device, businessForm())
    const registered = {
      state: 'registered',
      business: { id },
      isPublic: false,
      order: { monthlyPriceArs },
      payUrl: null,
      claimMailedTo,
    }
    expect(await getReturnedPlan(ctx, device)).toMatchObject(registered)
    expect(await getReturnedPlan(ctx, device, id)).toMatchObject(registered)
    expect(await getReturnedPlan(ctx, visitor({ deviceHash: 'other' }), id)).toBeNull()
  })

  it('sees the business that the address names, and no other', async () => {
    const first = await registerBusiness(
      ctx,
      device,
      businessForm({ name: 'Kiosco Sur', email: 'kiosco@example.com' }),
    )
    await setOut()
    expect(await getReturnedPlan(ctx, device)).toMatchObject({ state: 'unpaid' })
    expect(await getReturnedPlan(ctx, device, first.id)).toMatchObject({
      state: 'registered',
      business: { id: first.id },
    })
    expect(await getReturnedPlan(ctx, device, 'no id')).toBeNull()
  })

  it('reads of their own plan alone', async () => {
    const owner = account((await buildUser(ctx)).id, 'user')
    await setOut(owner)
    expect(await getReturnedPlan(ctx, device)).toBeNull()
    expect(await getReturnedPlan(ctx, visitor())).toBeNull()
    expect(await getReturnedPlan(ctx, owner)).toMatchObject({ state: 'unpaid', claimMailedTo: null })
  })
})
