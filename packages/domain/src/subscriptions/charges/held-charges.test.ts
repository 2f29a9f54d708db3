import { beforeEach, describe, expect, it } from 'vitest'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { requestRefund } from '../../payments/ledger/request-refund'
import { getPlan } from '../../professionals/plan/get-plan'
import { runDueJobs } from '../../testing/run-jobs'
import { buildSubscriber, type Subscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { cancelSubscription } from '../order/cancel-subscription'
import { createSubscription } from '../order/create-subscription'
import { reactivateSubscription } from '../order/reactivate-subscription'
import { fetchCharge } from '../provider-sync/fetch-charge'

/** An amount that was never requested. */
const wrongCentavos = 100

let ctx: TestCtx
let subscriber: Subscriber
beforeEach(async () => {
  ctx = await createTestContext()
  subscriber = await buildSubscriber(ctx)
})

const fake = () => ctx.payments.subscriptions
const page = () => getPlan(ctx, subscriber.actor)
const mails = () => ctx.mailer.sentMails.map(({ content }) => content)
const liveRow = () => ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriber.id } })
const heldPayment = () => ctx.db.payment.findFirstOrThrow({ where: { amountCentavos: wrongCentavos } })

/** Charges an amount that was never requested, and advances past the end of the paid month. */
async function chargeWrongly(): Promise<string> {
  ctx.clock.advance({ days: 31 })
  const chargeId = await subscriber.charge('approved', wrongCentavos)
  await subscriber.news()
  ctx.clock.advance({ days: 2 })
  await tick(ctx)
  return chargeId
}

async function giveBack(): Promise<void> {
  const { id } = await heldPayment()
  await ctx.transaction((ctx) => requestRefund(ctx, { paymentId: id, reason: 'admin' }))
}

describe('while money of a charge waits for a person', () => {
  it('no way to pay stands beside the word not to pay, also when a retry is due', async () => {
    await chargeWrongly()
    const { status, hasHeldCharge } = await page()
    expect(hasHeldCharge).toBe(true)
    expect(status).toMatchObject({ status: 'past_due', preapprovalUrl: null })
    expect(status.message).toContain('No pagues de nuevo')
  })

  it('reports the end of the grace period as such, by notification and mail', async () => {
    await chargeWrongly()
    ctx.clock.advance({ days: 8 })
    await tick(ctx)
    expect(await subscriber.standing()).toMatchObject({ status: 'suspended' })
    const suspensionMails = mails().filter(({ template }) => template === 'subscription-suspended')
    expect(suspensionMails).toMatchObject([{ props: { isInReview: true } }])
    const notice = await ctx.db.notice.findFirstOrThrow({ where: { type: 'subscription-suspended' } })
    expect(notice.body).toContain('No pagues de nuevo')
    expect(mails().filter(({ template }) => template === 'subscription-charge-failed')).toEqual([])
  })

  it('a newer subscription says so, though an older one is still paid', async () => {
    ctx.clock.advance({ days: 5 })
    await cancelSubscription(ctx, subscriber.actor)
    await runDueJobs(ctx)
    await createSubscription(ctx, subscriber.actor, {})
    const newer = await ctx.db.subscription.findFirstOrThrow({ where: { status: { not: 'cancelled' } } })
    fake().authorise(newer.providerId ?? '')
    await fetchCharge(
      ctx,
      fake().charge(newer.providerId ?? '', 'approved', { amountCentavos: wrongCentavos }),
    )
    ctx.clock.advance({ days: 2 })
    await tick(ctx)
    const { status, hasHeldCharge } = await page()
    expect(hasHeldCharge).toBe(true)
    expect(status).toMatchObject({ status: 'cancelled', preapprovalUrl: null })
    expect(status.message).toContain('No pagues de nuevo')
    expect(status.message).not.toContain('no se pudo cobrar')
  })

  it('a subscription that is over says so as well', async () => {
    await chargeWrongly()
    await cancelSubscription(ctx, subscriber.actor)
    await runDueJobs(ctx)
    ctx.clock.advance({ days: 40 })
    const { professionalId: id } = subscriber
    await ctx.db.professional.update({ where: { id }, data: { freeLeadsLeft: 0 } })
    expect((await page()).status.message).toContain('No pagues de nuevo')
  })

  it('a refused reactivation changes nothing, whichever subscription the money was for', async () => {
    await chargeWrongly()
    ctx.clock.advance({ days: 8 })
    await tick(ctx)
    const reactivate = () => reactivateSubscription(ctx, subscriber.actor, {})
    await expect(reactivate()).rejects.toMatchObject({ code: 'payment_held' })
    expect(await liveRow()).toMatchObject({ status: 'suspended', cancelReason: null })
  })
})

describe('money of a charge that goes back', () => {
  it('is decided about: one may subscribe again before the provider has done it', async () => {
    await chargeWrongly()
    await cancelSubscription(ctx, subscriber.actor)
    await runDueJobs(ctx)
    await expect(createSubscription(ctx, subscriber.actor, {})).rejects.toMatchObject({
      code: 'payment_held',
    })
    await giveBack()
    expect((await page()).hasHeldCharge).toBe(false)
    expect(await createSubscription(ctx, subscriber.actor, {})).toMatchObject({ requiresRedirect: true })
  })

  it('was never declined, and its wrong amount is not what is owed', async () => {
    const chargeId = await chargeWrongly()
    await giveBack()
    await runDueJobs(ctx)
    await fetchPayment(ctx, fake().paymentOf(chargeId), 'notification')
    await tick(ctx)
    const { subscription, charges } = await page()
    expect(charges[0]).toMatchObject({ state: 'given_back', amountArs: wrongCentavos / 100 })
    expect(subscription?.owed).toBeNull()
    expect(mails().filter(({ template }) => template === 'subscription-charge-failed')).toEqual([])
    const notices = { type: 'subscription-charge-failed' }
    expect(await ctx.db.notice.count({ where: notices })).toBe(0)
  })

  it('is not reported as declined later for a month that counted', async () => {
    ctx.clock.advance({ days: 31 })
    const chargeId = await subscriber.charge('approved')
    fake().giveBack(chargeId, 'refunded')
    await fetchPayment(ctx, fake().paymentOf(chargeId), 'notification')
    await tick(ctx)
    await subscriber.news()
    await tick(ctx)
    expect(mails().filter(({ template }) => template === 'subscription-charge-failed')).toEqual([])
  })
})

it('another price than was shown is refused before the suspended subscription is ended', async () => {
  ctx.clock.advance({ days: 31 })
  await subscriber.charge('declined')
  ctx.clock.advance({ days: 20 })
  await tick(ctx)
  expect(await subscriber.standing()).toMatchObject({ status: 'suspended' })
  const reactivate = () => reactivateSubscription(ctx, subscriber.actor, { monthlyPriceArs: 1 })
  await expect(reactivate()).rejects.toMatchObject({ code: 'price_changed' })
  expect(await liveRow()).toMatchObject({ status: 'suspended', cancelReason: null })
})
