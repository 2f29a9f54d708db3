import type { RefundReason } from '@oficio/contracts/payments/refund-texts'
import type { Tx } from '@oficio/db/client'
import type { PaymentIntent } from '@oficio/db/generated/client'
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
  // What the provider refused is asked for again by a person only, not by every look at the payment.
  if (reason !== 'admin' && (await tx.refund.count({ where: { paymentId, amountCentavos: null } })) > 0)
    return false
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
      intent: { include: { urgentRequest: { select: { id: true, email: true } } } },
      subscription: { select: { payerEmail: true } },
    },
  })
  const request = payment.intent && (await requestOf(tx, payment.intent))
  // The client may have corrected the address since.
  const to = request?.email || payment.intent?.payerEmail || payment.subscription?.payerEmail
  if (!to) return
  await queueMail(ctx, tx, {
    template: 'payment-returned',
    to,
    dedupeKey: `payment-returned:${refundId}`,
    refs: {
      refundId,
      amountCentavos: String(amountCentavos ?? payment.amountCentavos - payment.refundedCentavos),
      // By this the address is erased with the rest of what is known of the request's client.
      ...(request && { requestId: request.id }),
    },
  })
}

async function requestOf(
  tx: Tx,
  intent: PaymentIntent & { urgentRequest: { id: string; email: string } | null },
): Promise<{ id: string; email: string } | null> {
  if (intent.urgentRequest || intent.subjectType !== 'service_request') return intent.urgentRequest
  return tx.serviceRequest.findUnique({ where: { id: intent.subjectId }, select: { id: true, email: true } })
}
