import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { settleUrgentRequests } from '../../service-requests/urgency/settle-urgent'
import { startUrgentPayment } from '../../service-requests/urgency/start-urgent-payment'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { payer, startUrgent, urgentInput } from '../../testing/urgent'
import { fetchPayment } from '../ledger/fetch-payment'
import { verifyReturn } from './verify-return'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const back = async (query: Parameters<typeof verifyReturn>[2]) =>
  (await verifyReturn(ctx, payer, query)).payment

describe('a payer who returns from the provider', () => {
  it('finds the request filed, with all that the page tells after filing', async () => {
    const intentId = await startUrgent(ctx)
    const payment = await back({ payment_id: ctx.payments.pay(intentId) })
    const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { urgencyIntentId: intentId } })
    expect(payment).toMatchObject({ state: 'done', refundText: null })
    expect(payment.subject).toMatchObject({
      requestId: request.id,
      filed: {
        email: request.email,
        isConfirmed: false,
        expiresAt: request.expiresAt.toISOString(),
        urgentDueAt: request.urgentDueAt?.toISOString(),
      },
    })
  })

  it('may continue on the same page without having paid', async () => {
    const intentId = await startUrgent(ctx)
    const { checkoutId, checkoutUrl } = await ctx.db.paymentIntent.findUniqueOrThrow({
      where: { id: intentId },
    })
    const query = { preference_id: checkoutId ?? '', payment_id: 'null' }
    expect(await back(query)).toMatchObject({ state: 'unpaid', checkoutUrl, subject: null })
    ctx.clock.advance({ minutes: 61 })
    expect(await back(query)).toMatchObject({ state: 'expired', checkoutUrl: null })
  })

  it('is known by our own id where the provider gave none, and only then', async () => {
    const ownIntentId = await startUrgent(ctx)
    expect(await back({ external_reference: ownIntentId })).toMatchObject({ id: ownIntentId })
    for (const query of [
      { external_reference: 'null' },
      { external_reference: '1 OR 1=1' },
      { external_reference: ownIntentId, payment_id: '999999' },
    ]) {
      await expect(back(query)).rejects.toMatchObject({ code: 'payment_not_found' })
    }
    const stranger = visitor({ deviceHash: 'device-2' })
    await expect(verifyReturn(ctx, stranger, { external_reference: ownIntentId })).rejects.toMatchObject({
      code: 'payment_not_found',
    })
  })

  it('sees that a late payment is being refunded and why, and later that it was refunded', async () => {
    const intentId = await startUrgent(ctx)
    ctx.clock.advance({ minutes: 70 })
    const payment = await back({ payment_id: ctx.payments.pay(intentId) })
    expect(payment).toMatchObject({ state: 'returned', status: 'approved', subject: null })
    expect(payment.refundText).toContain('vencido')
    expect(payment).toMatchObject({ refundState: 'asked', refundedAt: null })
    await runDueJobs(ctx)
    const after = await back({ payment_id: payment.paymentId ?? '' })
    expect(after).toMatchObject({ state: 'returned', refundState: 'done' })
    expect(after.refundedAt).not.toBeNull()
  })

  it('sees after paying a fee that the form is the next step', async () => {
    const { id } = await startUrgentPayment(ctx, payer, urgentInput(null))
    expect(await back({ payment_id: ctx.payments.pay(id) })).toMatchObject({ state: 'unused' })
  })

  it('sees that a wrong amount is under review', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId, { amountCentavos: 100 })
    expect(await back({ payment_id: paymentId })).toMatchObject({ state: 'not_accepted' })
  })
})

it('a fee that goes back for a promise not kept is shown as asked for before the provider has done it', async () => {
  const intentId = await startUrgent(ctx)
  const paymentId = ctx.payments.pay(intentId)
  await fetchPayment(ctx, paymentId, 'notification')
  ctx.clock.advance({ minutes: 61 })
  await settleUrgentRequests(ctx)
  const payment = await back({ payment_id: paymentId })
  expect(payment).toMatchObject({ state: 'returned', status: 'approved', refundState: 'asked' })
  expect(payment.subject?.trackingUrl).toContain('/seguimiento/')
})

it('a refund that the provider refuses is shown as in our hands, and nobody is led to pay once more', async () => {
  const intentId = await startUrgent(ctx)
  await startUrgent(ctx)
  const ids = [ctx.payments.pay(intentId), ctx.payments.pay(intentId)]
  for (const id of ids) await fetchPayment(ctx, id, 'notification')
  ctx.payments.failures = ['provider_refused']
  await runDueJobs(ctx)
  const refund = await ctx.db.refund.findFirstOrThrow({ include: { payment: true } })
  // The page of the payment in force shows that payment; a second payment shows only its refund.
  expect(refund.status).toBe('refused')
  const { effectPaymentId } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
  expect(effectPaymentId).not.toBe(refund.paymentId)
  expect(await back({ payment_id: refund.payment.providerId })).toMatchObject({
    refundState: 'held',
    refundedAt: null,
    checkoutUrl: null,
  })
})
