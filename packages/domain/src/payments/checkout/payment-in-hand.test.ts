import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { refundPayment } from '../../admin/payments/refund-payment'
import { account } from '../../kernel/actor'
import { startUrgencyOfRequest } from '../../service-requests/urgency/start-urgency-of-request'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { makeAnswersUnreadable } from '../../testing/garble'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { payer, startUrgent } from '../../testing/urgent'
import { fetchPayment } from '../ledger/fetch-payment'
import { createPayment } from './create-payment'
import { verifyPayment } from './verify-payment'
import { verifyReturn } from './verify-return'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const back = async (paymentId: string) => (await verifyReturn(ctx, payer, { payment_id: paymentId })).payment
const fails = (code: string) => expect.objectContaining({ code })
const wrong = { amountCentavos: 100 }

/** Ways to start a payment, each for the same subject. */
const ways = {
  'an urgent form': async () => () => startUrgent(ctx),
  'a request of their own': async () => {
    const user = await buildUser(ctx)
    const { id: requestId } = await buildServiceRequest(ctx, { userId: user.id })
    return async () => (await startUrgencyOfRequest(ctx, account(user.id, 'user'), { requestId })).id
  },
  'the verification of an account': async () => {
    const { userId } = await buildProfessional(ctx, { status: 'pending_payment' })
    const input = createPaymentEndpoint.body.parse({ metadata: { type: 'verification' } })
    return async () => (await createPayment(ctx, account(userId, 'professional'), input)).id
  },
}

async function giveBack(paymentId: string) {
  const admin = await buildUser(ctx, { role: 'admin' })
  const payment = await ctx.db.payment.findFirstOrThrow({ where: { providerId: paymentId } })
  await refundPayment(ctx, account(admin.id, 'admin'), {
    id: payment.intentId ?? '',
    paymentId: payment.id,
    reason: 'Pagó otro importe.',
    leftArs: payment.amountCentavos / 100,
  })
}

describe('a payer of the wrong amount', () => {
  it('sees what was paid and that it is under review, without a link to pay again', async () => {
    const payment = await back(ctx.payments.pay(await startUrgent(ctx), wrong))
    expect(payment).toMatchObject({
      state: 'not_accepted',
      outcome: 'failure',
      checkoutUrl: null,
      amountArs: 15_000,
      charged: { amount: 1, currency: 'ARS', fault: 'amount' },
    })
    const other = { currency: 'USD' }
    expect(await back(ctx.payments.pay(payment.id, other))).toMatchObject({
      outcome: 'failure',
      charged: { amount: 15_000, currency: 'USD', fault: 'currency' },
    })
  })

  it('learns of the money that is held also from the page of another attempt that was declined', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId, wrong)
    await fetchPayment(ctx, paymentId, 'notification')
    const declined = ctx.payments.pay(intentId, { status: 'rejected' })
    expect(await back(declined)).toMatchObject({
      state: 'declined',
      paymentId: declined,
      checkoutUrl: null,
      otherPayment: { state: 'not_accepted', paymentId },
    })
  })

  it('sees that it is refunded as soon as that is decided', async () => {
    const paymentId = ctx.payments.pay(await startUrgent(ctx), wrong)
    await back(paymentId)
    await giveBack(paymentId)
    expect(await back(paymentId)).toMatchObject({ state: 'returned', refundState: 'asked' })
  })

  it('has verified nothing with it, also beside a payment that is in force', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId, wrong)
    expect(await verifyPayment(ctx, payer, { paymentId })).toMatchObject({ verified: false })
    const right = ctx.payments.pay(intentId)
    expect(await verifyPayment(ctx, payer, { paymentId: right })).toMatchObject({ verified: true })
    expect(await verifyPayment(ctx, payer, { paymentId })).toMatchObject({ verified: false })
  })
})

describe.each(Object.entries(ways))('no second payment is asked for %s', (_, begin) => {
  it('a second payment during a review, and reopens the page after a decline', async () => {
    const start = await begin()
    const intentId = await start()
    const paymentId = ctx.payments.pay(intentId, { status: 'in_review' })
    await fetchPayment(ctx, paymentId, 'notification')
    await expect(start()).rejects.toEqual(fails('payment_in_review'))
    ctx.payments.change(paymentId, { status: 'rejected' })
    await fetchPayment(ctx, paymentId, 'notification')
    expect(await start()).toBe(intentId)
  })

  it('a second payment while a wrong amount is held, and creates a new page after its refund', async () => {
    const start = await begin()
    const intentId = await start()
    const paymentId = ctx.payments.pay(intentId, { amountCentavos: 777 })
    await fetchPayment(ctx, paymentId, 'notification')
    await expect(start()).rejects.toEqual(fails('payment_held'))
    ctx.clock.advance({ days: 3 })
    await expect(start()).rejects.toEqual(fails('payment_held'))
    await giveBack(paymentId)
    await runDueJobs(ctx)
    expect(await start()).not.toBe(intentId)
  })

  it("a second payment while the provider's answer is unreadable, for any length of time", async () => {
    const start = await begin()
    const intentId = await start()
    const paymentId = ctx.payments.pay(intentId)
    const repair = makeAnswersUnreadable(ctx, [paymentId], intentId)
    await expect(fetchPayment(ctx, paymentId, 'notification')).rejects.toEqual(fails('provider_away'))
    await expect(start()).rejects.toEqual(fails('payment_in_review'))
    ctx.clock.advance({ days: 3 })
    await expect(start()).rejects.toEqual(fails('payment_in_review'))
    repair()
    ctx.payments.change(paymentId, { status: 'rejected', approvedAt: null })
    await fetchPayment(ctx, paymentId, 'notification')
    expect(await start()).not.toBe(intentId)
  })
})

it('a payment that is reviewed for longer than its page lasts hinders nobody: it goes back if it comes', async () => {
  const intentId = await startUrgent(ctx)
  await fetchPayment(ctx, ctx.payments.pay(intentId, { status: 'in_review' }), 'notification')
  ctx.clock.advance({ minutes: 61 })
  expect(await startUrgent(ctx)).not.toBe(intentId)
})
