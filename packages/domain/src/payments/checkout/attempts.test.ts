import type { PaymentStatus } from '@oficio/contracts/kernel/payment-states'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeAnswersUnreadable } from '../../testing/garble'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { payer, startUrgent } from '../../testing/urgent'
import { fetchPayment } from '../ledger/fetch-payment'
import { getPayment } from './get-payment'
import { verifyPayment } from './verify-payment'
import { verifyReturn } from './verify-return'

let ctx: TestCtx
let intentId: string
beforeEach(async () => {
  ctx = await createTestContext()
  intentId = await startUrgent(ctx)
})

/** Pays again at the same payment page and handles the notification. */
async function attempt(status: PaymentStatus, changes: object = {}): Promise<string> {
  const id = ctx.payments.pay(intentId, { status, ...changes })
  await fetchPayment(ctx, id, 'notification')
  return id
}

/** Reads one payment by each endpoint and expects the same answer from all. */
async function answersAbout(paymentId: string) {
  const { verified, payment: verifiedView } = await verifyPayment(ctx, payer, { paymentId })
  const returnView = (await verifyReturn(ctx, payer, { payment_id: paymentId })).payment
  const view = await getPayment(ctx, payer, { id: paymentId })
  expect(verifiedView).toEqual(view)
  expect(returnView).toEqual(view)
  expect(view.paymentId).toBe(paymentId)
  return { verified, view }
}

describe('a payment that is asked for by its own id', () => {
  it('stays rejected after another attempt was paid, and names the attempt that counts', async () => {
    const rejected = await attempt('rejected')
    const approved = await attempt('approved')
    const { verified, view } = await answersAbout(rejected)
    expect(verified).toBe(false)
    expect(view).toMatchObject({
      status: 'rejected',
      state: 'declined',
      outcome: 'failure',
      approvedAt: null,
      intentStatus: 'paid',
      checkoutUrl: null,
      says: { done: null },
      otherPayment: { paymentId: approved, state: 'done', approvedAt: expect.any(String) },
    })
    const counting = await answersAbout(approved)
    expect(counting.verified).toBe(true)
    expect(counting.view).toMatchObject({ state: 'done', outcome: 'success', otherPayment: null })
    expect(counting.view.says.done).toContain('ya es urgente')
  })

  it('is a second payment that goes back, although the first one counts', async () => {
    const first = await attempt('approved')
    const second = await attempt('approved')
    const { verified, view } = await answersAbout(second)
    expect(verified).toBe(false)
    expect(view).toMatchObject({ state: 'returned', refundState: 'asked', outcome: 'failure' })
    expect(view.otherPayment).toMatchObject({ paymentId: first, state: 'done' })
  })

  it('is still under review after another attempt was paid', async () => {
    const pending = await attempt('in_review')
    const approved = await attempt('approved')
    const { view } = await answersAbout(pending)
    expect(view).toMatchObject({ state: 'under_review', otherPayment: { paymentId: approved } })
  })

  it('is not accepted when a payment of the wrong amount follows one of the right amount', async () => {
    const approved = await attempt('approved')
    const wrong = await attempt('approved', { amountCentavos: 100 })
    const { view } = await answersAbout(wrong)
    expect(view).toMatchObject({ state: 'not_accepted', charged: { fault: 'amount' } })
    expect(view.otherPayment).toMatchObject({ paymentId: approved, state: 'done' })
  })

  it('was declined while another attempt is under review, which nobody pays again', async () => {
    const rejected = await attempt('rejected')
    const pending = await attempt('in_review')
    const { view } = await answersAbout(rejected)
    expect(view).toMatchObject({ state: 'declined', checkoutUrl: null })
    expect(view.otherPayment).toMatchObject({ paymentId: pending, state: 'under_review' })
  })

  it('was declined, and the attempt that was paid went back later', async () => {
    const rejected = await attempt('rejected')
    const approved = await attempt('approved')
    ctx.payments.change(approved, { status: 'taken_by_bank' })
    await fetchPayment(ctx, approved, 'notification')
    const { view } = await answersAbout(rejected)
    expect(view).toMatchObject({ state: 'declined', intentStatus: 'returned' })
    expect(view.otherPayment).toMatchObject({ paymentId: approved, state: 'returned' })
  })

  it('is itself under review once its later answer cannot be read, although it is stored as rejected', async () => {
    const rejected = await attempt('rejected')
    ctx.payments.change(rejected, { status: 'approved' })
    makeAnswersUnreadable(ctx, [rejected])
    await fetchPayment(ctx, rejected, 'notification').catch(() => undefined)
    const { verified, view } = await answersAbout(rejected)
    expect(verified).toBe(false)
    expect(view).toMatchObject({ state: 'under_review', outcome: 'pending', otherPayment: null })
    expect(view).toMatchObject({ status: null, checkoutUrl: null })
  })

  it('was declined while another payment cannot be read, and names that payment by its own number', async () => {
    const rejected = await attempt('rejected')
    const unreadable = ctx.payments.pay(intentId, { status: 'approved' })
    makeAnswersUnreadable(ctx, [unreadable], intentId)
    await fetchPayment(ctx, unreadable, 'notification').catch(() => undefined)
    const otherPayment = { paymentId: unreadable, state: 'under_review' }
    expect((await answersAbout(rejected)).view).toMatchObject({ state: 'declined', otherPayment })
  })

  it('is never named as another payment beside itself, whatever became of it', async () => {
    const unreadable = await attempt('approved')
    ctx.payments.change(unreadable, { status: 'taken_by_bank' })
    await fetchPayment(ctx, unreadable, 'notification')
    makeAnswersUnreadable(ctx, [unreadable])
    const { view } = await answersAbout(unreadable)
    expect(view).toMatchObject({ state: 'returned', otherPayment: null })
  })

  it('has no other one to name while it is the only attempt', async () => {
    const { view } = await answersAbout(await attempt('rejected'))
    expect(view).toMatchObject({ state: 'declined', otherPayment: null, checkoutUrl: expect.any(String) })
  })
})

it('shows the attempt that counts where nobody asks for one by its id', async () => {
  await attempt('rejected')
  const approved = await attempt('approved')
  const view = await getPayment(ctx, payer, { id: intentId })
  expect(view).toMatchObject({ paymentId: approved, state: 'done', otherPayment: null })
})
