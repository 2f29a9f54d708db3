import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { getOwnBusiness } from '../owner/get-own-business'
import { registerBusiness } from '../registration/register-business'
import { changeBusinessPlan } from './change-plan'
import { createBusinessSubscription } from './create-business-subscription'

let ctx: TestCtx
let owner: Account
beforeEach(async () => {
  ctx = await createTestContext()
  owner = account((await buildUser(ctx)).id, 'user')
})

const basic = { tier: 'basic' as const, rubroIds: [1] }
const featured = { tier: 'featured' as const, rubroIds: [1, 2, 3, 4, 5] }
const fake = () => ctx.payments.subscriptions
const choose = (id: string, plan: typeof basic | typeof featured) =>
  changeBusinessPlan(ctx, owner, { id, ...plan })
const order = (businessId: string, plan: typeof basic | typeof featured) =>
  createBusinessSubscription(ctx, owner, { businessId, ...plan })
const planOf = async (id: string) => (await getOwnBusiness(ctx, owner, { id })).plan
const readPlan = async (id: string) => {
  const { subscription_tier, rubros } = await getBusiness(ctx, visitor(), { idOrSlug: id })
  return { tier: subscription_tier, rubroIds: rubros.map((rubro) => rubro.id).sort() }
}

/** Returns the ids of the newest subscription, ours and the provider's. */
async function newest(subjectId: string) {
  const row = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId }, orderBy: { id: 'desc' } })
  return { id: row.id, providerId: row.providerId ?? '' }
}

/** Builds a business of the owner whose order of the basic plan waits for its payer. */
async function ordered() {
  const { id } = await registerBusiness(ctx, owner, businessForm({ subscriptionTier: 'basic' }))
  await order(id, basic)
  return { id, ...(await orderOf(id)) }
}

async function orderOf(id: string) {
  const { id: subscriptionId, providerId } = await newest(id)
  const news = () => fetchSubscription(ctx, { id: subscriptionId })
  return {
    /** Authorises and charges the subscription without a notification. */
    pay: () => {
      fake().authorise(providerId)
      fake().charge(providerId, 'approved')
    },
    providerId,
    news,
    heard: async () => {
      await news()
      await runDueJobs(ctx)
    },
  }
}

describe('an order that was paid before anybody heard that it was replaced', () => {
  it('gives the plan that it was asked for, and the dearer order is there to be paid', async () => {
    const businessOrder = await ordered()
    await choose(businessOrder.id, featured)
    businessOrder.pay()
    await businessOrder.heard()
    expect(await readPlan(businessOrder.id)).toEqual(basic)
    expect(await planOf(businessOrder.id)).toMatchObject({
      ...basic,
      next: null,
      ordered: featured,
      isRunning: false,
      monthlyPriceArs: 45_000,
    })
    // Further syncs change nothing.
    await businessOrder.heard()
    await businessOrder.heard()
    expect(await readPlan(businessOrder.id)).toEqual(basic)
    await order(businessOrder.id, featured)
    const dearer = await orderOf(businessOrder.id)
    dearer.pay()
    await dearer.heard()
    await businessOrder.heard()
    expect(await readPlan(businessOrder.id)).toEqual(featured)
    expect(await planOf(businessOrder.id)).toMatchObject({ ...featured, next: null, isRunning: true })
  })

  it('is honoured even when the provider shows its charge only once the order has ended', async () => {
    const businessOrder = await ordered()
    await choose(businessOrder.id, featured)
    await runDueJobs(ctx)
    fake().charge(businessOrder.providerId, 'approved')
    await businessOrder.heard()
    expect(await readPlan(businessOrder.id)).toEqual(basic)
  })

  it('is honoured while the provider is unreachable, also on trust, before anything is charged', async () => {
    const businessOrder = await ordered()
    fake().failures.push('provider_away', 'provider_away', 'provider_away')
    await choose(businessOrder.id, featured)
    await expect(order(businessOrder.id, featured)).rejects.toMatchObject({ code: 'provider_away' })
    fake().failures.length = 0
    fake().authorise(businessOrder.providerId)
    await businessOrder.news()
    await runDueJobs(ctx, { exceptNames: ['cancel-subscription'] })
    expect(await readPlan(businessOrder.id)).toEqual(basic)
    fake().charge(businessOrder.providerId, 'approved')
    await businessOrder.heard()
    expect(await readPlan(businessOrder.id)).toEqual(basic)
  })

  it('is asked for no other amount while it ends, whatever is chosen meanwhile', async () => {
    const two = { tier: 'basic' as const, rubroIds: [1, 2] }
    const { id } = await ordered()
    await order(id, two)
    const businessOrder = await orderOf(id)
    await choose(id, featured)
    fake().authorise(businessOrder.providerId)
    await businessOrder.news()
    await choose(id, { ...featured, rubroIds: [1, 2, 3] })
    await runDueJobs(ctx, { exceptNames: ['cancel-subscription'] })
    expect(fake().live().amountCentavos).toBe(2_000_000)
    fake().charge(businessOrder.providerId, 'approved')
    await businessOrder.heard()
    expect(await readPlan(id)).toEqual(two)
  })

  it('never gives more than its charge asked for, even at the very moment of the choice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const businessOrder = await ordered()
      businessOrder.pay()
      const again =
        round % 2 === 0
          ? choose(businessOrder.id, featured)
          : order(businessOrder.id, featured).catch(() => null)
      await Promise.all([
        businessOrder.news(),
        choose(businessOrder.id, featured),
        again,
        businessOrder.news(),
      ])
      await businessOrder.heard()
      expect(await readPlan(businessOrder.id)).toEqual(basic)
    }
  })
})

describe('an order that was authorised a moment ago', () => {
  it('is not ended by another choice: its next charge is of that order', async () => {
    const businessOrder = await ordered()
    businessOrder.pay()
    const plan = await choose(businessOrder.id, featured)
    expect(plan).toMatchObject({ ...basic, next: featured, isRunning: true, monthlyPriceArs: 45_000 })
    await runDueJobs(ctx)
    expect(await readPlan(businessOrder.id)).toEqual(basic)
    expect(fake().live().amountCentavos).toBe(4_500_000)
    ctx.clock.advance({ days: 31 })
    fake().charge(businessOrder.providerId, 'approved')
    await businessOrder.heard()
    expect(await readPlan(businessOrder.id)).toEqual(featured)
  })

  it('is not ordered a second time', async () => {
    const businessOrder = await ordered()
    businessOrder.pay()
    await expect(order(businessOrder.id, featured)).rejects.toMatchObject({ code: 'already_subscribed' })
    await runDueJobs(ctx)
    expect(await readPlan(businessOrder.id)).toEqual(basic)
    expect(fake().live().amountCentavos).toBe(1_000_000)
  })
})

it('a second order that nobody trusts gives what its charge was asked for, and the dearer plan begins with its own', async () => {
  const first = await ordered()
  fake().authorise(first.providerId)
  await first.heard()
  fake().charge(first.providerId, 'declined')
  fake().cancel(first.providerId)
  await first.heard()
  await order(first.id, basic)
  const second = await orderOf(first.id)
  fake().authorise(second.providerId)
  await second.heard()
  await choose(first.id, featured)
  fake().charge(second.providerId, 'approved', { amountCentavos: 1_000_000 })
  await second.heard()
  expect(await readPlan(first.id)).toEqual(basic)
  expect(await planOf(first.id)).toMatchObject({ ...basic, next: featured, monthlyPriceArs: 45_000 })
  ctx.clock.advance({ days: 31 })
  fake().charge(second.providerId, 'approved')
  await second.heard()
  expect(await readPlan(first.id)).toEqual(featured)
})

it('gives its owner what they pay for, at once, when they choose otherwise before paying', async () => {
  const { id } = await ordered()
  await choose(id, featured)
  expect(await planOf(id)).toMatchObject({ ...featured, next: null, payWay: 'subscribe' })
  await order(id, featured)
  const businessOrder = await orderOf(id)
  fake().authorise(businessOrder.providerId)
  await businessOrder.heard()
  expect(await readPlan(id)).toEqual(featured)
  fake().charge(businessOrder.providerId, 'approved')
  await businessOrder.heard()
  expect(await planOf(id)).toMatchObject({ ...featured, next: null, isRunning: true })
})

it('a charge of a dearer plan that was left again pays a month of it', async () => {
  const businessOrder = await ordered()
  businessOrder.pay()
  await businessOrder.heard()
  await choose(businessOrder.id, featured)
  await runDueJobs(ctx)
  ctx.clock.advance({ days: 31 })
  fake().charge(businessOrder.providerId, 'approved')
  await choose(businessOrder.id, basic)
  await businessOrder.heard()
  expect(await readPlan(businessOrder.id)).toEqual(featured)
  expect(await planOf(businessOrder.id)).toMatchObject({ next: basic, monthlyPriceArs: 10_000 })
})

it('last month does not pay for another plan that costs as much and is chosen later', async () => {
  const { id } = await ordered()
  await order(id, featured)
  const businessOrder = await orderOf(id)
  businessOrder.pay()
  await businessOrder.heard()
  ctx.clock.advance({ days: 1 })
  ctx.settings.set('businessBasicPerRubroArs', 22_500)
  await choose(id, basic)
  const two = { tier: 'basic' as const, rubroIds: [1, 2] }
  await choose(id, two)
  await businessOrder.heard()
  expect(await readPlan(id)).toEqual(featured)
  expect(await planOf(id)).toMatchObject({ ...featured, next: two })
})
