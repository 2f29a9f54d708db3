import { getBusiness } from '@oficio/domain/businesses/get-business'
import { getOwnBusiness } from '@oficio/domain/businesses/owner/get-own-business'
import { changeBusinessPlan } from '@oficio/domain/businesses/plans/change-plan'
import { createBusinessSubscription } from '@oficio/domain/businesses/plans/create-business-subscription'
import { registerBusiness } from '@oficio/domain/businesses/registration/register-business'
import { account, visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { businessForm } from '@oficio/domain/testing/business-form'
import { runDueJobs } from '@oficio/domain/testing/run-jobs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { patient } from '../pace'
import { type Stage, startStage } from './support/stage'
import { decide, settleFirstCharge } from './support/subscriber'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const basic = { tier: 'basic' as const, rubroIds: [1] }
const featured = { tier: 'featured' as const, rubroIds: [1, 2, 3, 4, 5] }

/** Stores a business with an ordered basic plan whose payer has not authorised it yet. */
async function buildOrderedPlan() {
  const { ctx } = stage
  const owner = account((await buildUser(ctx)).id, 'user')
  const { id } = await registerBusiness(ctx, owner, businessForm({ subscriptionTier: 'basic' }))
  const { redirectUrl } = await createBusinessSubscription(ctx, owner, { businessId: id, ...basic })
  return {
    authorise: () => decide({ url: redirectUrl ?? '' }, 'authorize'),
    choose: () => changeBusinessPlan(ctx, owner, { id, ...featured }),
    plan: async () => (await getOwnBusiness(ctx, owner, { id })).plan,
    seen: async () => {
      const { subscription_tier, rubros } = await getBusiness(ctx, visitor(), { idOrSlug: id })
      return { tier: subscription_tier, rubroIds: rubros.map((rubro) => rubro.id).sort() }
    },
    chargedCentavos: async () => {
      const charges = await ctx.db.subscriptionCharge.findMany({ where: { paidUntil: { not: null } } })
      return charges.map(({ amountCentavos }) => amountCentavos)
    },
  }
}

describe('a plan that is chosen while the order of a cheaper one is authorised', {
  timeout: patient(30_000),
}, () => {
  it('waits for its own charge where it was chosen first, and the cheaper one is charged at once', async () => {
    stage.control.changeSettings({ firstChargeDelayMs: 0 })
    const order = await buildOrderedPlan()
    await order.choose()
    await order.authorise()
    await settleFirstCharge(stage)
    expect(await order.chargedCentavos()).toEqual([1_000_000])
    expect(await order.seen()).toEqual(basic)
    expect(await order.plan()).toMatchObject({ ...basic, ordered: featured, monthlyPriceArs: 45_000 })
  })

  it('ends the cheaper order uncharged where it was chosen first, and the charge takes its time', async () => {
    const order = await buildOrderedPlan()
    await order.choose()
    await order.authorise()
    await settleFirstCharge(stage)
    expect(await order.chargedCentavos()).toEqual([])
    expect(stage.control.getState().preapprovals).toMatchObject([{ status: 'cancelled' }])
    expect(await order.plan()).toMatchObject({ ordered: featured, monthlyPriceArs: 45_000 })
  })

  it('waits for its own charge where it was chosen right after', async () => {
    const order = await buildOrderedPlan()
    await order.authorise()
    expect(await order.choose()).toMatchObject({ ...basic, next: featured, isRunning: true })
    await settleFirstCharge(stage)
    expect(await order.chargedCentavos()).toEqual([1_000_000])
    expect(await order.seen()).toEqual(basic)
    expect(await order.plan()).toMatchObject({ ...basic, next: featured, monthlyPriceArs: 45_000 })
  })

  it('waits for its own charge where both are done at one moment', async () => {
    const order = await buildOrderedPlan()
    await Promise.all([order.choose(), order.authorise(), order.choose()])
    await Promise.all([order.plan(), runDueJobs(stage.ctx)])
    await settleFirstCharge(stage)
    expect(await order.chargedCentavos()).toEqual([1_000_000])
    expect(await order.seen()).toEqual(basic)
  })
})
