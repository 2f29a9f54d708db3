import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { submission } from '../../testing/submission-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent, payer, startUrgent } from '../../testing/urgent'
import { verifyPayment } from './verify-payment'
import { verifyReturn } from './verify-return'

let ctx: TestCtx
let askedIds: string[]
beforeEach(async () => {
  ctx = await createTestContext()
  askedIds = []
  const { getPayment } = ctx.payments
  ctx.payments.getPayment = async (id) => {
    askedIds.push(id)
    return getPayment(id)
  }
})

const notFound = { code: 'payment_not_found' }
const stranger = visitor({ deviceHash: 'another-device' })

describe('an id in an address', () => {
  it.each(['search', '1/refunds', '..', 'abc123', '-1', '1'.repeat(21)])(
    "never reaches the provider if it cannot be a payment's: %s",
    async (paymentId) => {
      const intentId = await startUrgent(ctx)
      await expect(verifyPayment(ctx, payer, { paymentId })).rejects.toMatchObject(notFound)
      const paid = submission({ isUrgent: true, paymentId })
      await expect(createServiceRequest(ctx, payer, paid)).rejects.toMatchObject({ code: 'urgency_unpaid' })
      // The others still say which payment it was.
      const { payment } = await verifyReturn(ctx, payer, {
        payment_id: paymentId,
        external_reference: intentId,
      })
      expect(payment.id).toBe(intentId)
      expect(askedIds).toEqual([])
    },
  )

  it('is looked up for a caller with an open payment only, if it is unknown', async () => {
    const paymentId = ctx.payments.pay(await startUrgent(ctx))
    for (const actor of [stranger, visitor(), account('0198c0de-0000-7000-8000-000000000001', 'user')]) {
      await expect(verifyPayment(ctx, actor, { paymentId })).rejects.toMatchObject(notFound)
      const paid = submission({ isUrgent: true, paymentId })
      await expect(createServiceRequest(ctx, actor, paid)).rejects.toMatchObject({ code: 'urgency_unpaid' })
    }
    expect(askedIds).toEqual([])
    expect(await verifyPayment(ctx, payer, { paymentId })).toMatchObject({ verified: true })
    expect(askedIds).toEqual([paymentId])
  })

  it('is not looked up for a caller whose payments are all settled, if it is unknown', async () => {
    const { intentId } = await fileUrgent(ctx)
    await ctx.db.paymentIntent.update({ where: { id: intentId }, data: { nextCheckAt: null } })
    askedIds = []
    await expect(verifyPayment(ctx, payer, { paymentId: '999999' })).rejects.toMatchObject(notFound)
    expect(askedIds).toEqual([])
  })
})
