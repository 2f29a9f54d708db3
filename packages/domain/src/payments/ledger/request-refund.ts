import type { Tx } from '@oficio/db/client'
import { z } from 'zod'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { TxCtx } from '../../kernel/ctx'
import { defineJob } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { paidForOf, wordsOfReturn } from '../paid-for'

interface RefundOrder {
  paymentId: string
  /** A common reason, or a reason of the payment's kind. */
  reason: string
  /** Default: the whole remaining amount of the payment. */
  amountCentavos?: number
  adminId?: string
  note?: string
}

export const sendRefundJob = defineJob({
  name: 'send-refund',
  label: 'Devolver un pago',
  payload: z.object({ refundId: z.uuid() }),
  keyOf: ({ refundId }) => `refund:${refundId}`,
})

/**
 * Decides a refund and enqueues the job that requests it from the provider, in the caller's transaction. The payer is
 * notified only after the provider has made it. A payment is refunded in full once: the database refuses a second
 * such row, and then this returns false. Throws on a reason without texts, because the payer reads them.
 */
export async function requestRefund(ctx: TxCtx, order: RefundOrder): Promise<boolean> {
  const id = ctx.ids.next()
  const { paymentId, reason, amountCentavos = null, adminId = null, note = null } = order
  const payment = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } })
  wordsOfReturn(await paidForOf(ctx, payment), reason)
  // Only an admin may request a refused refund again. The sync of a payment must not, because it runs often.
  if (reason !== 'admin' && (await ctx.db.refund.count({ where: { paymentId, amountCentavos: null } })) > 0)
    return false
  const { count } = await ctx.db.refund.createMany({
    data: [
      { id, paymentId, reason, amountCentavos, note, requestedById: adminId, createdAt: ctx.clock.now() },
    ],
    skipDuplicates: true,
  })
  if (count === 0) return false
  await enqueueSending(ctx.db, id)
  await recordAudit(ctx, {
    adminId,
    action: 'payment-refund-requested',
    subject: auditSubject('payment', paymentId),
    data: { refundId: id, reason, amountCentavos, note },
  })
  return true
}

/** Checks the payment's refunds in process at the provider now instead of at their scheduled time. */
export async function askAboutRefunds(tx: Tx, paymentId: string): Promise<void> {
  const inProcess = await tx.refund.findMany({
    where: { paymentId, status: 'requested', providerId: { not: null } },
    select: { id: true },
  })
  for (const { id } of inProcess) await enqueueLook(tx, id)
}

/** Enqueues the next check of a refund in process, at `runAt` or now. */
export const enqueueLook = (tx: Tx, refundId: string, options: { runAt?: Date } = {}): Promise<void> =>
  enqueueSending(tx, refundId, { key: `refund:${refundId}:look`, ...options })

/** Enqueues the job that requests a refund from the provider. Replaces a waiting job with the same key. */
export async function enqueueSending(
  tx: Tx,
  refundId: string,
  options: { key?: string; runAt?: Date; maxAttempts?: number } = {},
): Promise<void> {
  await enqueueJob(tx, sendRefundJob, { refundId }, options)
}
