import type { RefundReason } from '@oficio/contracts/payments/refund-texts'
import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../context/ctx'
import { enqueueJob } from '../jobs/enqueue-job'
import { queueMail } from '../mail/queue-mail'
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
 * Decides that money goes back, enqueues the job that asks the provider for it, and tells the payer, in the caller's
 * transaction. All of a payment goes back once: the database refuses a second such row, and then this returns false.
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
  await tellPayer(ctx, tx, { ...order, refundId: id })
  return true
}

async function tellPayer(
  ctx: Ctx,
  tx: Tx,
  { paymentId, refundId, amountCentavos }: RefundOrder & { refundId: string },
): Promise<void> {
  const payment = await tx.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: {
      intent: { select: { payerEmail: true, urgentRequest: { select: { id: true } } } },
      subscription: { select: { payerEmail: true } },
    },
  })
  const to = payment.intent?.payerEmail ?? payment.subscription?.payerEmail
  if (!to) return
  const requestId = payment.intent?.urgentRequest?.id
  await queueMail(ctx, tx, {
    template: 'payment-returned',
    to,
    dedupeKey: `payment-returned:${refundId}`,
    refs: {
      refundId,
      amountCentavos: String(amountCentavos ?? payment.amountCentavos - payment.refundedCentavos),
      // By this the address is erased with the rest of what is known of the request's client.
      ...(requestId && { requestId }),
    },
  })
}
