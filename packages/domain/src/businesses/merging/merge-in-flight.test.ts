import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../../kernel/actor'
import { fetchSubscription } from '../../subscriptions/provider-sync/fetch-subscription'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { emptyBusiness } from '../empty-business'
import { createBusinessSubscription } from '../plans/create-business-subscription'
import { getMerge } from './get-merge'
import { mergeBusinesses } from './merge-businesses'

let ctx: TestCtx
let admin: Account
let owner: Account
let goneId: string
let id: string
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  owner = account((await buildUser(ctx)).id, 'user')
  goneId = (await buildBusiness(ctx, { userId: owner.userId, status: 'pending_payment' })).id
  id = (await buildBusiness(ctx, { userId: null })).id
})

/** Starts the owner's payment of the plan; returns the provider's id of the subscription. */
async function setOut(): Promise<string> {
  await createBusinessSubscription(ctx, owner, { businessId: goneId, tier: 'premium', rubroIds: [1] })
  const row = await ctx.db.subscription.findFirstOrThrow({ where: { subjectId: goneId } })
  return row.providerId ?? ''
}
/** Authorises and charges the subscription without a notification. */
function pay(providerId: string): void {
  ctx.payments.subscriptions.authorise(providerId)
  ctx.payments.subscriptions.charge(providerId, 'approved')
}
const merge = (fingerprint: string) =>
  mergeBusinesses(ctx, admin, { id, goneId, seen: fingerprint, reason: 'Es el mismo' })
const templates = () => ctx.mailer.sentMails.map(({ content }) => content.template)

it('tells the owner that the waiting plan of a business ends because of the merge', async () => {
  await setOut()
  const { seen } = await getMerge(ctx, admin, { id, otherId: goneId })
  await merge(seen)
  await runDueJobs(ctx)
  const mail = ctx.mailer.sentMails.find(({ content }) => content.template === 'subscription-cancelled')
  expect(mail?.content.props).toMatchObject({ cancelReason: 'merged' })
})

describe('a payment that is made while its business goes', () => {
  it('keeps it from being merged away, though nothing was heard of it', async () => {
    const providerId = await setOut()
    const { seen, refusal } = await getMerge(ctx, admin, { id, otherId: goneId })
    expect(refusal).toBeNull()
    pay(providerId)
    await expect(merge(seen)).rejects.toMatchObject({ code: 'merge_paid' })
    expect(await getMerge(ctx, admin, { id, otherId: goneId })).toMatchObject({ refusal: 'merge_paid' })
    expect(await ctx.db.subscription.findFirst()).toMatchObject({ status: 'active', cancelReason: null })
  })

  it('goes back where it was heard of only afterwards, and is not said to be received', async () => {
    const providerId = await setOut()
    const { seen } = await getMerge(ctx, admin, { id, otherId: goneId })
    pay(providerId)
    ctx.payments.subscriptions.failures.push('provider_away')
    await merge(seen)
    ctx.clock.advance({ minutes: 5 })
    await runDueJobs(ctx)
    await fetchSubscription(ctx, { providerId })
    await runDueJobs(ctx)
    expect(await ctx.db.refund.findMany()).toMatchObject([{ reason: 'not_fulfilled', status: 'done' }])
    expect(await ctx.db.payment.findMany()).toMatchObject([{ status: 'refunded' }])
    expect(templates()).toContain('payment-returned')
    expect(templates()).not.toContain('subscription-charged')
    expect(await ctx.db.notice.count({ where: { type: 'subscription-charged' } })).toBe(0)
  })

  it('goes back as well where its owner took the business out of the site', async () => {
    const providerId = await setOut()
    pay(providerId)
    await ctx.transaction((ctx) => emptyBusiness(ctx, goneId, 'payer'))
    ctx.clock.advance({ minutes: 5 })
    await runDueJobs(ctx)
    await fetchSubscription(ctx, { providerId })
    expect(await ctx.db.refund.findMany()).toMatchObject([{ reason: 'not_fulfilled' }])
  })
})
