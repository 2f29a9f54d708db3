import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { cancelSubscription } from '../../subscriptions/order/cancel-subscription'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { ageSubscriptions } from '../../subscriptions/standing/age-subscriptions'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getBusiness } from '../get-business'
import { registerBusiness } from '../registration/register-business'
import { createBusinessSubscription } from './create-business-subscription'
import { endPublicTime } from './follow-standing'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const device = visitor({ deviceHash: 'phone-1' })
const order = (businessId: string, tier: 'basic' | 'premium' | 'featured' = 'premium', rubroIds = [1]) => ({
  businessId,
  tier,
  rubroIds,
})
const rowOf = (subjectId: string) =>
  ctx.db.subscription.findFirstOrThrow({ where: { subjectId, status: { not: 'cancelled' } } })
const statusOf = async (id: string) => (await ctx.db.business.findUniqueOrThrow({ where: { id } })).status
const isVisible = (idOrSlug: string) =>
  getBusiness(ctx, visitor(), { idOrSlug }).then(
    () => true,
    () => false,
  )

/** Registers a business from a phone without a session and orders its plan. */
async function register() {
  const { id } = await registerBusiness(ctx, device, businessForm())
  await createBusinessSubscription(ctx, device, order(id))
  return { id, row: await rowOf(id) }
}

/** Authorises the subscription and charges the first month. */
async function pay(id: string, outcome: 'approved' | 'declined' = 'approved') {
  const row = await rowOf(id)
  ctx.payments.subscriptions.authorise(row.providerId ?? '')
  ctx.payments.subscriptions.charge(row.providerId ?? '', outcome)
  await fetchSubscription(ctx, { id: row.id })
  await runDueJobs(ctx)
}

describe('the plan of a business', () => {
  it('is paid for by the device that registered it, by nobody else, and makes the page public', async () => {
    const { id } = await register()
    expect(await isVisible(id)).toBe(false)
    const stranger = visitor({ deviceHash: 'other' })
    await expect(createBusinessSubscription(ctx, stranger, order(id))).rejects.toMatchObject({
      code: 'business_not_found',
    })
    const before = new Date()
    await pay(id)
    expect([await statusOf(id), await isVisible(id)]).toEqual(['active', true])
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.business(id))
  })

  it('is the owner’s alone once the account is claimed', async () => {
    const { id } = await register()
    await ctx.db.user.updateMany({ data: { emailVerifiedAt: ctx.clock.now() } })
    await expect(createBusinessSubscription(ctx, device, order(id))).rejects.toMatchObject({
      code: 'business_not_found',
    })
    const { userId } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
    const owner = account(userId ?? '', 'user')
    expect(await createBusinessSubscription(ctx, owner, order(id))).toMatchObject({ requiresRedirect: true })
  })

  it('costs by the tier and the rubros that were chosen last, whatever waits for its payer', async () => {
    const { id, row } = await register()
    expect(row).toMatchObject({ units: 1, amountCentavos: 2_500_000 })
    await createBusinessSubscription(ctx, device, order(id, 'basic', [1, 2, 3]))
    expect(await rowOf(id)).toMatchObject({
      units: 3,
      unitPriceCentavos: 1_000_000,
      amountCentavos: 3_000_000,
    })
    await createBusinessSubscription(ctx, device, order(id, 'featured', [1, 2, 3]))
    expect(await rowOf(id)).toMatchObject({ units: 1, amountCentavos: 4_500_000 })
    expect(await ctx.db.subscription.count({ where: { subjectId: id, status: { not: 'cancelled' } } })).toBe(
      1,
    )
  })

  it('is refused at another price than was shown, and with more rubros than it has room for', async () => {
    const { id } = await registerBusiness(ctx, device, businessForm())
    await expect(
      createBusinessSubscription(ctx, device, { ...order(id), monthlyPriceArs: 20_000 }),
    ).rejects.toMatchObject({ code: 'price_changed' })
    await expect(
      createBusinessSubscription(ctx, device, order(id, 'premium', [1, 2, 3, 4, 5, 6])),
    ).rejects.toMatchObject({ code: 'plan_limit_reached', fields: { rubroIds: expect.any(String) } })
  })

  it('is one, however often somebody taps at the same moment', async () => {
    const { id } = await registerBusiness(ctx, device, businessForm())
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => createBusinessSubscription(ctx, device, order(id))),
    )
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'subscription_busy' })
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await ctx.db.subscription.count({ where: { status: { not: 'cancelled' } } })).toBe(1)
    await pay(id)
    await expect(createBusinessSubscription(ctx, device, order(id))).rejects.toMatchObject({
      code: 'already_subscribed',
    })
  })

  it('exists for each of two businesses of one account, and ends by its own id', async () => {
    const user = await buildUser(ctx)
    const owner = account(user.id, 'user')
    const ids = []
    for (const name of ['Uno', 'Dos']) {
      const { id } = await registerBusiness(ctx, owner, businessForm({ name }))
      await createBusinessSubscription(ctx, owner, order(id))
      await pay(id)
      ids.push(id)
    }
    const [first = '', second = ''] = ids
    await expect(cancelSubscription(ctx, owner, { subjectType: 'business' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await cancelSubscription(ctx, owner, { subjectType: 'business', subjectId: first })
    expect(await rowOf(second)).toMatchObject({ status: 'active', cancelReason: null })
    const stranger = account((await buildUser(ctx)).id, 'user')
    await expect(
      cancelSubscription(ctx, stranger, { subjectType: 'business', subjectId: second }),
    ).rejects.toMatchObject({ code: 'business_not_found' })
  })
})

describe('where a business stands', () => {
  it('is still waiting for its payment after a declined first charge', async () => {
    const { id } = await register()
    await pay(id, 'declined')
    expect([await statusOf(id), await isVisible(id)]).toEqual(['pending_payment', false])
  })

  it('stays public in the month that was paid when the plan is cancelled, and not a moment longer', async () => {
    const { id } = await register()
    await pay(id)
    await ctx.db.user.updateMany({ data: { emailVerifiedAt: ctx.clock.now() } })
    const { userId, publicUntil } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
    await cancelSubscription(ctx, account(userId ?? '', 'user'), { subjectType: 'business', subjectId: id })
    await runDueJobs(ctx)
    expect([await statusOf(id), await isVisible(id)]).toEqual(['active', true])
    expect(publicUntil).not.toBeNull()
    ctx.clock.advance({ days: 32 })
    // Hidden by the time alone, before the clock job has run.
    expect(await isVisible(id)).toBe(false)
    await endPublicTime(ctx)
    expect(await statusOf(id)).toBe('cancelled')
  })

  it('goes through the days of grace to suspended when nothing is charged any more', async () => {
    const { id } = await register()
    await pay(id)
    const passDays = async (days: number) => {
      ctx.clock.advance({ days })
      await ageSubscriptions(ctx)
      await runDueJobs(ctx)
      await endPublicTime(ctx)
    }
    await passDays(33)
    expect([await statusOf(id), await isVisible(id)]).toEqual(['past_due', true])
    await passDays(10)
    expect([await statusOf(id), await isVisible(id)]).toEqual(['suspended', false])
  })

  it('is not changed by a payment where an admin refused it', async () => {
    const { id } = await register()
    await ctx.db.business.update({ where: { id }, data: { status: 'rejected', statusReason: 'No existe' } })
    await pay(id)
    expect([await statusOf(id), await isVisible(id)]).toEqual(['rejected', false])
  })

  it('is copied to its categories, which listings read', async () => {
    const business = await buildBusiness(ctx, { categoryIds: [2, 4], score: 7 })
    const links = () => ctx.db.businessCategoryLink.findMany({ where: { businessId: business.id } })
    for (const link of await links())
      expect(link).toMatchObject({ isListed: true, score: 7, localidadId: business.localidadId })
    await ctx.db.business.update({ where: { id: business.id }, data: { status: 'suspended' } })
    expect((await links()).map(({ isListed }) => isListed)).toEqual([false, false])
  })
})
