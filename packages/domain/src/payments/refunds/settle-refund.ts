import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { cutText } from '../../kernel/text/cut-text'
import { paymentReturnedEvent } from '../events'
import { paidForOf } from '../paid-for'
import type { RequestedRefund } from './own-refund'
import { enqueueRefundedSync } from './sync-refunded'

/**
 * Marks a refund as done, notifies the payer and syncs the payment again, in one transaction. The mark is final.
 * `amountCentavos` is the refunded amount; null if only the payment tells it. Idempotent.
 */
export async function markRefundDone(
  ctx: Ctx,
  refund: RequestedRefund,
  amountCentavos: number | null,
): Promise<void> {
  const { payment } = refund
  // The requested amount is 0 if others had already refunded everything; then the whole payment counts.
  const returnedCentavos = amountCentavos ?? (refund.askedCentavos || payment.amountCentavos)
  await ctx.transaction(async (ctx) => {
    const { count } = await ctx.db.refund.updateMany({
      where: { id: refund.id, status: 'requested' },
      data: { status: 'done', doneAt: ctx.clock.now(), lastError: null },
    })
    if (count === 0) return
    await tellReturned(ctx, { refundId: refund.id, paymentId: payment.id, amountCentavos: returnedCentavos })
    await enqueueRefundedSync(ctx.db, { paymentId: payment.id, looks: 0 })
  })
}

/** Marks a refund as refused by the provider. The payer was not notified yet, and an admin handles it. */
export async function markRefundRefused(ctx: Ctx, { id }: RequestedRefund, answer: unknown): Promise<void> {
  ctx.log.error({ refundId: id, err: answer }, 'the provider refused a refund: an admin has to look at it')
  await ctx.db.refund.updateMany({
    where: { id, status: 'requested' },
    data: { status: 'refused', lastError: reasonOf(answer) },
  })
}

function reasonOf(answer: unknown): string {
  if (!(answer instanceof Error)) return 'the provider made a refund that gave nothing back'
  return cutText(String(answer.cause ?? answer), 500)
}

interface ReturnedPayment {
  refundId: string
  paymentId: string
  /** The refunded amount. */
  amountCentavos: number
}

/** Notifies the payer of a refund in the transaction that marks it as done. */
async function tellReturned(
  ctx: TxCtx,
  { refundId, paymentId, amountCentavos }: ReturnedPayment,
): Promise<void> {
  const payment = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } })
  const returnedTo = await (await paidForOf(ctx, payment)).returnedTo()
  if (!returnedTo) return
  await notify(ctx, paymentReturnedEvent, {
    email: returnedTo.email,
    key: refundId,
    data: { ...returnedTo.refs, refundId, amountCentavos },
  })
}
