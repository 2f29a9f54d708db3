import type { RefundReason } from '@oficio/contracts/payments/refund-texts'
import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../context/ctx'
import { enqueueJob } from '../jobs/enqueue-job'
import { recordAudit } from '../operations/record-audit'

interface RefundOrder {
  paymentId: string
  reason: RefundReason
  /** Left out: all that is left of the payment. */
  amountCentavos?: number
  adminId?: string
  note?: string
}

export const sendRefundJobName = 'send-refund'

/**
 * Decides that money goes back and enqueues the job that asks the provider for it, in the caller's transaction. All
 * of a payment goes back once: the database refuses a second such row, and then this returns false.
 */
export async function requestRefund(ctx: Ctx, tx: Tx, order: RefundOrder): Promise<boolean> {
  const id = ctx.ids.next()
  const { paymentId, reason, amountCentavos = null, adminId = null, note = null } = order
  const { count } = await tx.refund.createMany({
    data: [
      { id, paymentId, reason, amountCentavos, note, requestedById: adminId, createdAt: ctx.clock.now() },
    ],
    skipDuplicates: true,
  })
  if (count === 0) return false
  await enqueueJob(tx, sendRefundJobName, { refundId: id }, { key: `refund:${id}` })
  await recordAudit(ctx, tx, {
    adminId,
    action: 'payment-refund-requested',
    subject: `payment:${paymentId}`,
    data: { refundId: id, reason, amountCentavos, note },
  })
  return true
}
