import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { cancelSubscription } from '../../subscriptions/order/cancel-subscription'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { registerBusiness } from '../registration/register-business'
import { changeBusinessPlan } from './change-plan'
import { createBusinessSubscription } from './create-business-subscription'

let ctx: TestCtx
let owner: Account
beforeEach(async () => {
  ctx = await createTestContext()
  owner = account((await buildUser(ctx)).id, 'user')
})

type Tier = 'basic' | 'premium' | 'featured'
const choice = (id: string, tier: Tier, rubroIds: number[] = [1], monthlyPriceArs?: number) => ({
  id,
  tier,
  rubroIds,
  monthlyPriceArs,
})
const live = (subjectId: string) =>
  ctx.db.subscription.findFirstOrThrow({ where: { subjectId, status: { not: 'cancelled' } } })
const readPage = (id: string) => getBusiness(ctx, visitor(), { idOrSlug: id })
const tierOf = async (id: string) => (await readPage(id)).subscription_tier
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error.code,
  )

/** Charges the next month at the provider's amount and syncs it. */
async function chargeMonth(id: string) {
  const { id: subscriptionId, providerId } = await live(id)
  ctx.payments.subscriptions.charge(providerId ?? '', 'approved')
  await fetchSubscription(ctx, { id: subscriptionId })
  await runDueJobs(ctx)
}

async function payFirst(id: string, tier: Tier, rubroIds = [1]) {
  await createBusinessSubscription(ctx, owner, { businessId: id, tier, rubroIds })
  ctx.payments.subscriptions.authorise((await live(id)).providerId ?? '')
  await chargeMonth(id)
}

/** Builds a business of the owner whose first month is paid. */
async function paid(tier: Tier, rubroIds = [1]): Promise<string> {
  const { id } = await registerBusiness(ctx, owner, businessForm({ subscriptionTier: tier }))
  await payFirst(id, tier, rubroIds)
  ctx.clock.advance({ hours: 1 })
  return id
}

describe('a running plan', () => {
  it('changes to a dearer plan with the charge that pays it, not before', async () => {
    const id = await paid('basic')
    const plan = await changeBusinessPlan(ctx, owner, choice(id, 'featured', [1], 45_000))
    expect(plan).toMatchObject({ tier: 'basic', next: { tier: 'featured' }, monthlyPriceArs: 45_000 })
    await runDueJobs(ctx)
    expect(ctx.payments.subscriptions.live().amountCentavos).toBe(4_500_000)
    expect(await tierOf(id)).toBe('basic')
    ctx.clock.advance({ days: 31 })
    const before = new Date()
    await chargeMonth(id)
    expect(await tierOf(id)).toBe('featured')
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.business(id))
    expect(await ctx.db.business.findUniqueOrThrow({ where: { id } })).toMatchObject({
      nextTier: null,
      nextRubroIds: [],
      nextPlanAt: null,
    })
  })

  it('keeps what is paid until the next charge when it changes to a cheaper plan', async () => {
    const id = await paid('featured', [1, 2, 3])
    await changeBusinessPlan(ctx, owner, choice(id, 'basic', [2], 10_000))
    await runDueJobs(ctx)
    expect(await readPage(id)).toMatchObject({ subscription_tier: 'featured', rubros: { length: 3 } })
    ctx.clock.advance({ days: 31 })
    await chargeMonth(id)
    expect(await readPage(id)).toMatchObject({ subscription_tier: 'basic', rubros: [{ id: 2 }] })
  })

  it('notifies its owner when it begins, by mail and in their account, once', async () => {
    const id = await paid('basic')
    await changeBusinessPlan(ctx, owner, choice(id, 'featured', [1, 2]))
    await runDueJobs(ctx)
    const begunMails = () =>
      ctx.mailer.sentMails.filter(({ content }) => content.template === 'business-plan-begun')
    expect(begunMails()).toEqual([])
    for (let month = 0; month < 2; month += 1) {
      ctx.clock.advance({ days: 31 })
      await chargeMonth(id)
    }
    expect(begunMails()).toMatchObject([
      { content: { props: { planName: 'Destacado', rubros: 2, monthlyPriceArs: 45_000 } } },
    ])
    const notices = await ctx.db.notice.findMany({ where: { type: 'business-plan-begun' } })
    expect(notices).toMatchObject([{ userId: owner.userId, href: `/user/businesses/${id}/plan` }])
  })

  it('does not change with a charge of the old amount, which the provider made before it knew', async () => {
    const id = await paid('premium')
    const { providerId, id: subscriptionId } = await live(id)
    ctx.clock.advance({ days: 31 })
    await changeBusinessPlan(ctx, owner, choice(id, 'featured'))
    ctx.payments.subscriptions.charge(providerId ?? '', 'approved')
    await fetchSubscription(ctx, { id: subscriptionId })
    await runDueJobs(ctx)
    expect(await tierOf(id)).toBe('premium')
    ctx.clock.advance({ days: 31 })
    await chargeMonth(id)
    expect(await tierOf(id)).toBe('featured')
  })

  it('has other rubros at once where they cost the same, and keeps its price', async () => {
    const id = await paid('premium')
    await ctx.db.subscription.updateMany({
      data: { unitPriceCentavos: 2_000_000, amountCentavos: 2_000_000 },
    })
    const plan = await changeBusinessPlan(ctx, owner, choice(id, 'premium', [2, 3]))
    expect(plan).toMatchObject({ rubroIds: [2, 3], next: null, monthlyPriceArs: 20_000 })
    expect((await readPage(id)).rubros.map((rubro) => rubro.id).sort()).toEqual([2, 3])
  })

  it('is another one at once where both cost the same, and is still that one with the next charge', async () => {
    ctx.settings.set('businessFeaturedArs', 25_000)
    const id = await paid('premium')
    expect(await changeBusinessPlan(ctx, owner, choice(id, 'featured'))).toMatchObject({
      tier: 'featured',
      next: null,
    })
    await runDueJobs(ctx)
    expect(await tierOf(id)).toBe('featured')
    ctx.clock.advance({ days: 31 })
    await chargeMonth(id)
    expect([await tierOf(id), (await live(id)).amountCentavos]).toEqual(['featured', 2_500_000])
  })

  it('stays as it is when its owner takes the choice back, and is charged as before', async () => {
    const id = await paid('premium')
    await changeBusinessPlan(ctx, owner, choice(id, 'basic', [1]))
    const plan = await changeBusinessPlan(ctx, owner, choice(id, 'premium', [1]))
    expect(plan).toMatchObject({ tier: 'premium', next: null, monthlyPriceArs: 25_000 })
    await runDueJobs(ctx)
    expect(ctx.payments.subscriptions.live().amountCentavos).toBe(2_500_000)
  })

  it('is not changed at another price than was shown, beyond its room, by others, or once it is refused', async () => {
    const id = await paid('premium')
    expect(await codeOf(changeBusinessPlan(ctx, owner, choice(id, 'featured', [1], 1)))).toBe('price_changed')
    expect((await live(id)).amountCentavos).toBe(2_500_000)
    expect(await codeOf(changeBusinessPlan(ctx, owner, choice(id, 'premium', [1, 2, 3, 4, 5, 6])))).toBe(
      'plan_limit_reached',
    )
    const other = account((await buildUser(ctx)).id, 'user')
    expect(await codeOf(changeBusinessPlan(ctx, other, choice(id, 'basic')))).toBe('business_not_found')
    await ctx.db.business.update({ where: { id }, data: { status: 'rejected', statusReason: 'No existe' } })
    expect(await codeOf(changeBusinessPlan(ctx, owner, choice(id, 'basic')))).toBe('business_closed')
  })
})

describe('choices at the same moment', () => {
  it('leave one plan, and the next charge is of that one', async () => {
    const id = await paid('premium')
    const choices = [
      choice(id, 'basic', [1]),
      choice(id, 'basic', [1, 2, 3, 4]),
      choice(id, 'featured', [1, 2]),
      choice(id, 'basic', [1, 2]),
    ]
    const costs = [10_000, 40_000, 45_000, 20_000]
    await Promise.all(choices.map((choice) => changeBusinessPlan(ctx, owner, choice)))
    const { nextTier, nextRubroIds } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
    const at = choices.findIndex(
      ({ tier, rubroIds }) => tier === nextTier && rubroIds.join() === nextRubroIds.join(),
    )
    expect((await live(id)).amountCentavos).toBe((costs[at] ?? 0) * 100)
    await runDueJobs(ctx)
    expect(ctx.payments.subscriptions.live().amountCentavos).toBe((costs[at] ?? 0) * 100)
  })

  it('never charge after a simultaneous cancellation, whichever came first', async () => {
    const id = await paid('premium')
    await Promise.all([
      changeBusinessPlan(ctx, owner, choice(id, 'featured')),
      cancelSubscription(ctx, owner, { subjectType: 'business', subjectId: id }),
    ])
    await runDueJobs(ctx)
    expect(await ctx.db.subscription.count({ where: { status: { not: 'cancelled' } } })).toBe(0)
    expect(await tierOf(id)).toBe('premium')
  })
})

describe('a plan that was cancelled', () => {
  it('is not improved by a new plan that nobody has paid for yet', async () => {
    const id = await paid('basic')
    await cancelSubscription(ctx, owner, { subjectType: 'business', subjectId: id })
    await runDueJobs(ctx)
    await createBusinessSubscription(ctx, owner, { businessId: id, tier: 'featured', rubroIds: [1] })
    await runDueJobs(ctx)
    expect(await tierOf(id)).toBe('basic')
    ctx.payments.subscriptions.authorise((await live(id)).providerId ?? '')
    await chargeMonth(id)
    expect(await tierOf(id)).toBe('featured')
  })

  it('becomes the next choice at once when its time is over', async () => {
    const id = await paid('basic')
    await cancelSubscription(ctx, owner, { subjectType: 'business', subjectId: id })
    ctx.clock.advance({ days: 40 })
    await runDueJobs(ctx)
    const plan = await changeBusinessPlan(ctx, owner, choice(id, 'premium'))
    expect(plan).toMatchObject({ tier: 'premium', next: null, payWay: 'subscribe', monthlyPriceArs: 25_000 })
  })
})

it('stays public when it was public without a plan, and gets the choice once it is paid', async () => {
  const { id } = await buildBusiness(ctx, { userId: owner.userId, tier: 'basic' })
  await createBusinessSubscription(ctx, owner, { businessId: id, tier: 'featured', rubroIds: [1] })
  await fetchSubscription(ctx, { id: (await live(id)).id })
  await runDueJobs(ctx)
  expect(await tierOf(id)).toBe('basic')
  ctx.payments.subscriptions.authorise((await live(id)).providerId ?? '')
  await chargeMonth(id)
  expect(await tierOf(id)).toBe('featured')
})
