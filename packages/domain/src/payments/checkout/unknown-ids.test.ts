import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, payer, startUrgent } from '../../testing/urgent'
import { verifyPayment } from './verify-payment'
import { verifyReturn } from './verify-return'

let ctx: TestCtx
let idsSentToProvider: string[]
beforeEach(async () => {
  ctx = await createTestContext()
  idsSentToProvider = []
  const { getPayment } = ctx.payments
  ctx.payments.getPayment = async (id) => {
    idsSentToProvider.push(id)
    return getPayment(id)
  }
})

const notFound = { code: 'payment_not_found' }
const stranger = visitor({ deviceHash: 'another-device' })

describe('a payment id from a caller', () => {
  it.each(['search', '1/refunds', '..', 'abc123', '-1', '1'.repeat(21)])(
    'is never sent to the provider if it is malformed: %s',
    async (paymentId) => {
      const intentId = await startUrgent(ctx)
      await expect(verifyPayment(ctx, payer, { paymentId })).rejects.toMatchObject(notFound)
      const urgentSubmission = submission({ isUrgent: true, paymentId })
      await expect(createServiceRequest(ctx, payer, urgentSubmission)).rejects.toMatchObject({
        code: 'urgency_unpaid',
      })
      // Our own reference in the return address still identifies the payment.
      const { payment } = await verifyReturn(ctx, payer, {
        payment_id: paymentId,
        external_reference: intentId,
      })
      expect(payment.id).toBe(intentId)
      expect(idsSentToProvider).toEqual([])
    },
  )

  it('is looked up, if it is unknown, only for a caller with an open payment', async () => {
    const paymentId = ctx.payments.pay(await startUrgent(ctx))
    for (const actor of [stranger, visitor(), account('0198c0de-0000-7000-8000-000000000001', 'user')]) {
      await expect(verifyPayment(ctx, actor, { paymentId })).rejects.toMatchObject(notFound)
      const urgentSubmission = submission({ isUrgent: true, paymentId })
      await expect(createServiceRequest(ctx, actor, urgentSubmission)).rejects.toMatchObject({
        code: 'urgency_unpaid',
      })
    }
    expect(idsSentToProvider).toEqual([])
    expect(await verifyPayment(ctx, payer, { paymentId })).toMatchObject({ verified: true })
    expect(idsSentToProvider).toEqual([paymentId])
  })

  it('is not looked up, if it is unknown, for a caller whose payments are all settled', async () => {
    const { intentId } = await fileUrgent(ctx)
    await ctx.db.paymentIntent.update({ where: { id: intentId }, data: { nextCheckAt: null } })
    idsSentToProvider = []
    await expect(verifyPayment(ctx, payer, { paymentId: '999999' })).rejects.toMatchObject(notFound)
    expect(idsSentToProvider).toEqual([])
  })
})
