import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { addDays } from '../../kernel/time/days'
import { cancelSubscription } from '../../subscriptions/order/cancel-subscription'
import { reactivateSubscription } from '../../subscriptions/order/reactivate-subscription'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { ageSubscriptions } from '../../subscriptions/standing/age-subscriptions'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { businessForm } from '../../testing/business-form'
import { longIt } from '../../testing/long-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { refuseBusiness } from '../decisions/refuse-business'
import { restoreBusiness } from '../decisions/restore-business'
import { getBusiness } from '../get-business'
import { getOwnBusiness } from '../owner/get-own-business'
import { registerBusiness } from '../registration/register-business'
import { changeBusinessPlan } from './change-plan'
import { createBusinessSubscription } from './create-business-subscription'
import { pauseBusiness, resumeBusiness } from './pause-business'

let ctx: TestCtx
let owner: Account
beforeEach(async () => {
  ctx = await createTestContext()
  owner = account((await buildUser(ctx)).id, 'user')
})

const pause = (id: string) => pauseBusiness(ctx, owner, { id })
const resume = (id: string) => resumeBusiness(ctx, owner, { id })
const desk = (id: string) => getOwnBusiness(ctx, owner, { id })
const isSeen = (idOrSlug: string) =>
  getBusiness(ctx, visitor(), { idOrSlug }).then(
    () => true,
    () => false,
  )
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => error.code,
  )
const chargeOf = async (subjectId: string) =>
  (await ctx.db.subscription.findFirstOrThrow({ where: { subjectId } })).providerStatus

/** Builds a business of the owner whose first month is paid. */
async function paid(): Promise<string> {
  const { id } = await registerBusiness(ctx, owner, businessForm())
  await createBusinessSubscription(ctx, owner, { businessId: id, tier: 'premium', rubroIds: [1] })
  const row = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: id } })
  ctx.payments.subscriptions.authorise(row.providerId ?? '')
  ctx.payments.subscriptions.charge(row.providerId ?? '', 'approved')
  await fetchSubscription(ctx, { id: row.id })
  await runDueJobs(ctx)
  return id
}

describe('a business that its owner pauses', () => {
  it('is out of sight at once, is charged nothing, and comes back as it was', async () => {
    const id = await paid()
    const before = new Date()
    expect(await pause(id)).toEqual({ status: 'paused' })
    expect(await isSeen(id)).toBe(false)
    expect(await listPurgedTags(ctx, before)).toEqual(
      expect.arrayContaining([pageTags.business(id), pageTags.businessLink(id)]),
    )
    // The pause was requested but has not happened yet; the owner's desk shows the difference.
    expect(await desk(id)).toMatchObject({ status: 'paused', plan: { isPaused: false, nextChargeAt: null } })
    await runDueJobs(ctx)
    expect(await chargeOf(id)).toBe('paused')
    expect(await desk(id)).toMatchObject({
      isPublic: false,
      pausedAt: ctx.clock.now().toISOString(),
      plan: { isPaused: true, payWay: null },
    })
    ctx.clock.advance({ days: 3 })
    expect(await resume(id)).toEqual({ status: 'active' })
    await runDueJobs(ctx)
    expect(await isSeen(id)).toBe(true)
    expect(await chargeOf(id)).toBe('authorized')
    expect(await desk(id)).toMatchObject({ pausedAt: null, plan: { nextChargeAt: expect.any(String) } })
  })

  longIt(
    'stays paused however long its paid time is over, and is charged again when it is resumed',
    async () => {
      const id = await paid()
      await pause(id)
      await runDueJobs(ctx)
      ctx.clock.advance({ days: 200 })
      await runDueJobs(ctx)
      expect((await desk(id)).status).toBe('paused')
      await resume(id)
      await runDueJobs(ctx)
      expect(await chargeOf(id)).toBe('authorized')
      // The months in between are not charged, and no charge failed.
      expect(await isSeen(id)).toBe(false)
      expect((await desk(id)).plan).toMatchObject({ status: 'suspended', resumed: { chargeAt: null } })
      const { providerId, id: subscriptionId } = await ctx.db.subscription.findFirstOrThrow()
      ctx.payments.subscriptions.charge(providerId ?? '', 'approved', { debitAt: ctx.clock.now() })
      await fetchSubscription(ctx, { id: subscriptionId })
      await runDueJobs(ctx)
      expect(await isSeen(id)).toBe(true)
      expect((await desk(id)).plan).toMatchObject({ status: 'active', resumed: null })
    },
  )

  longIt(
    'is seen while it waits for the charge when it is resumed soon after its month, with nothing to pay',
    async () => {
      const id = await paid()
      await pause(id)
      await runDueJobs(ctx)
      ctx.clock.advance({ days: 34 })
      await resume(id)
      await runDueJobs(ctx)
      expect(await isSeen(id)).toBe(true)
      expect((await desk(id)).plan).toMatchObject({ status: 'past_due', resumed: {}, payWay: null })
      const { providerId, id: subscriptionId } = await ctx.db.subscription.findFirstOrThrow()
      ctx.payments.subscriptions.charge(providerId ?? '', 'declined')
      await fetchSubscription(ctx, { id: subscriptionId })
      expect((await desk(id)).plan).toMatchObject({ status: 'past_due', resumed: null, payWay: 'reactivate' })
    },
  )

  longIt('waits for the charge of the month that begins, and is not told that one failed', async () => {
    const id = await paid()
    await pause(id)
    await runDueJobs(ctx)
    ctx.clock.advance({ days: 35 })
    await resume(id)
    await runDueJobs(ctx)
    const { providerId, id: subscriptionId } = await ctx.db.subscription.findFirstOrThrow()
    // The provider does this with a subscription that was paused on the day of its charge.
    ctx.payments.subscriptions.awaitCharge(providerId ?? '', addDays(ctx.clock.now(), 26))
    await fetchSubscription(ctx, { id: subscriptionId })
    ctx.clock.advance({ days: 8 })
    await ageSubscriptions(ctx)
    await runDueJobs(ctx)
    expect(await isSeen(id)).toBe(false)
    expect(await ctx.db.notice.findFirst({ where: { type: 'subscription-suspended' } })).toMatchObject({
      title: 'Tu suscripción espera el próximo cobro',
    })
    const mails = ctx.mailer.sentMails.filter(({ content }) => content.template === 'subscription-suspended')
    expect(mails).toMatchObject([
      { content: { props: { isPaused: false, resumed: { chargeAt: expect.any(String) } } } },
    ])
  })

  it('is paused and resumed once, and the provider agrees, whatever is clicked at the same moment', async () => {
    const id = await paid()
    await Promise.all([pause(id), pause(id), pause(id)])
    const holdRequests = await ctx.db.subscriptionEvent.count({ where: { type: 'hold_requested' } })
    expect(holdRequests).toBe(1)
    await Promise.all([resume(id), pause(id), resume(id), pause(id)])
    await runDueJobs(ctx)
    const { status } = await desk(id)
    expect(await chargeOf(id)).toBe(status === 'paused' ? 'paused' : 'authorized')
    expect(await isSeen(id)).toBe(status !== 'paused')
  })

  it('is public again without a plan where it was so', async () => {
    const { id } = await buildBusiness(ctx, { userId: owner.userId })
    await pause(id)
    expect(await isSeen(id)).toBe(false)
    await resume(id)
    expect(await desk(id)).toMatchObject({ status: 'active', isPublic: true, plan: { isFree: true } })
  })

  it('has a plan that is neither changed nor paid meanwhile, and may be cancelled', async () => {
    const id = await paid()
    await pause(id)
    await runDueJobs(ctx)
    const plan = { tier: 'featured' as const, rubroIds: [1] }
    expect(await codeOf(changeBusinessPlan(ctx, owner, { id, ...plan }))).toBe('business_paused')
    const again = createBusinessSubscription(ctx, owner, { businessId: id, tier: 'featured', rubroIds: [1] })
    expect(await codeOf(again)).toBe('business_paused')
    const subject = { subjectType: 'business', subjectId: id }
    expect(await codeOf(reactivateSubscription(ctx, owner, subject))).toBe('business_paused')
    await cancelSubscription(ctx, owner, subject)
    await runDueJobs(ctx)
    expect(await desk(id)).toMatchObject({ status: 'paused', plan: { isRunning: false } })
    await resume(id)
    // The rest of the paid month is left.
    expect(await desk(id)).toMatchObject({ status: 'active', isPublic: true, plan: { status: 'cancelled' } })
  })

  it('is still paused after an admin refuses and restores it', async () => {
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const id = await paid()
    await pause(id)
    await refuseBusiness(ctx, admin, { id, reason: 'No existe' })
    expect(await codeOf(resume(id))).toBe('business_status_changed')
    await restoreBusiness(ctx, admin, { id, reason: 'Existe' })
    await runDueJobs(ctx)
    expect((await desk(id)).status).toBe('paused')
    expect(await chargeOf(id)).toBe('paused')
    await resume(id)
    await runDueJobs(ctx)
    expect(await isSeen(id)).toBe(true)
    expect(await chargeOf(id)).toBe('authorized')
  })

  it('is their own, and is seen: nobody else pauses it, and what is not public is not paused', async () => {
    const id = await paid()
    const stranger = account((await buildUser(ctx)).id, 'user')
    expect(await codeOf(pauseBusiness(ctx, stranger, { id }))).toBe('business_not_found')
    expect(await codeOf(resumeBusiness(ctx, stranger, { id }))).toBe('business_not_found')
    const { id: unpaid } = await buildBusiness(ctx, { userId: owner.userId, status: 'pending_payment' })
    expect(await codeOf(pause(unpaid))).toBe('business_status_changed')
    expect(await resume(unpaid)).toEqual({ status: 'pending_payment' })
  })
})
