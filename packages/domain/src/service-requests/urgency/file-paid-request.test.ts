import type { PaymentStatus } from '@oficio/contracts/kernel/payment-states'
import { addMinutes } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { longIt } from '../../testing/long-form'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { payer, startUrgent, urgentInput } from '../../testing/urgent'
import { createServiceRequest } from '../filing/create-service-request'
import { startUrgentPayment } from './start-urgent-payment'
import { refundUnusedFees } from './tend-drafts'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const urgent = (changes = {}) => submission({ isUrgent: true, ...changes })

describe('submitting an urgent form with a payment', () => {
  const payFee = async () => {
    const { id } = await startUrgentPayment(ctx, payer, urgentInput(null))
    return ctx.payments.pay(id)
  }

  it('files one request for fifty equal submissions at once', async () => {
    const paymentId = await payFee()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => createServiceRequest(ctx, payer, urgent({ paymentId }))),
    )
    expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1)
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  longIt('files one request for fifty different submissions at once', async () => {
    const paymentId = await payFee()
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        createServiceRequest(ctx, payer, urgent({ paymentId, description: `Pedido ${n}` })),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'payment_used' },
    })
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('answers until when its promise runs, also when it is sent again, and nothing once there was contact', async () => {
    const form = urgent({ paymentId: await payFee() })
    const filedRequest = await createServiceRequest(ctx, payer, form)
    const until = addMinutes(ctx.clock.now(), 60).toISOString()
    expect(filedRequest.urgentDueAt).toBe(until)
    ctx.clock.advance({ minutes: 5 })
    expect((await createServiceRequest(ctx, payer, form)).urgentDueAt).toBe(until)
    await ctx.db.serviceRequest.update({
      where: { id: filedRequest.requestId },
      data: { urgentOutcome: 'answered', urgentSettledAt: ctx.clock.now() },
    })
    expect((await createServiceRequest(ctx, payer, form)).urgentDueAt).toBeNull()
  })

  it('is not refused because a stranger sent an equal key before', async () => {
    const stranger = visitor({ deviceHash: 'device-2', idempotencyKey: 'key-1' })
    const other = { phone: '0341 15-555-9999', email: 'otra@example.com' }
    await createServiceRequest(ctx, stranger, submission(other))
    const paymentId = await payFee()
    await createServiceRequest(ctx, { ...payer, idempotencyKey: 'key-1' }, urgent({ paymentId }))
    expect(await ctx.db.serviceRequest.count()).toBe(2)
  })

  it('answers with the request that the payment filed already', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId)
    const [answer] = await Promise.all([
      createServiceRequest(ctx, payer, urgent({ paymentId })),
      fetchPayment(ctx, paymentId, 'notification'),
    ])
    expect(await ctx.db.serviceRequest.findMany({ select: { id: true } })).toEqual([{ id: answer.requestId }])
  })

  it('refuses a payment that is pending, declined, of another amount, somebody else’s or made up, and no payment', async () => {
    const pay = async (status: PaymentStatus, changes = {}) => {
      const { id } = await startUrgentPayment(ctx, payer, urgentInput(null))
      return ctx.payments.pay(id, { status, ...changes })
    }
    const submit = (paymentId: string | undefined, actor = payer) =>
      createServiceRequest(ctx, actor, urgent(paymentId ? { paymentId } : {}))
    await expect(submit(await pay('in_review'))).rejects.toEqual(fails('payment_pending'))
    await expect(submit(await pay('approved', { amountCentavos: 100 }))).rejects.toEqual(
      fails('payment_held'),
    )
    await expect(submit(await pay('rejected'))).rejects.toEqual(fails('urgency_unpaid'))
    await expect(submit(await payFee(), visitor({ deviceHash: 'device-2' }))).rejects.toEqual(
      fails('urgency_unpaid'),
    )
    await expect(submit('123456')).rejects.toEqual(fails('urgency_unpaid'))
    await expect(submit(undefined, visitor())).rejects.toEqual(fails('urgency_unpaid'))
    expect(await ctx.db.serviceRequest.count()).toBe(0)
  })

  it('is answered from another network, and with a blank field where it was left out', async () => {
    const intentId = await startUrgent(ctx)
    const paymentId = ctx.payments.pay(intentId)
    const moved = visitor({ deviceHash: 'device-1', ipPrefix: '190.9.9.0' })
    await createServiceRequest(ctx, moved, urgent({ paymentId, title: '' }))
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('finds the payment by our own id before anybody has told of it', async () => {
    const { id } = await startUrgentPayment(ctx, payer, urgentInput(null))
    ctx.payments.pay(id)
    await createServiceRequest(ctx, payer, urgent({ paymentId: id }))
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('does not use a fee that is on its way back', async () => {
    const paymentId = await payFee()
    await fetchPayment(ctx, paymentId, 'notification')
    ctx.clock.advance({ hours: 25 })
    await refundUnusedFees(ctx)
    await expect(createServiceRequest(ctx, payer, urgent({ paymentId }))).rejects.toEqual(
      fails('urgency_unpaid'),
    )
  })

  it('gives a fee back that no form used within a day', async () => {
    await fetchPayment(ctx, await payFee(), 'notification')
    await refundUnusedFees(ctx)
    expect(await ctx.db.refund.count()).toBe(0)
    ctx.clock.advance({ hours: 25 })
    await refundUnusedFees(ctx)
    await refundUnusedFees(ctx)
    expect((await ctx.db.refund.findMany()).map(({ reason }) => reason)).toEqual(['unused'])
  })
})
