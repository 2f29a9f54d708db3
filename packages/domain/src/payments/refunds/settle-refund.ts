import type { Ctx } from '../../kernel/ctx'
import { cutText } from '../../kernel/text/cut-text'
import type { AskedRefund } from './own-refund'
import { enqueueRefundedSync } from './sync-refunded'
import { tellReturned } from './tell-returned'

/**
 * Writes down that money went back, tells the payer, and has the payment read anew, in one transaction: from then on
 * it is certain. `amountCentavos` is what went back, null where only the payment says so. Running it again does nothing.
 */
export async function markRefundDone(
  ctx: Ctx,
  refund: AskedRefund,
  amountCentavos: number | null,
): Promise<void> {
  const { payment } = refund
  // Nothing is left to ask for where all of it went back before by other hands.
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

/** Writes down that the provider said no. The payer was told nothing yet, and a person sees to it. */
export async function markRefundRefused(ctx: Ctx, { id }: AskedRefund, answer: unknown): Promise<void> {
  ctx.log.error({ refundId: id, err: answer }, 'the provider refuses a refund: somebody has to look')
  await ctx.db.refund.updateMany({
    where: { id, status: 'requested' },
    data: { status: 'refused', lastError: reasonOf(answer) },
  })
}

function reasonOf(answer: unknown): string {
  if (!(answer instanceof Error)) return 'the provider made a refund that gave nothing back'
  return cutText(String(answer.cause ?? answer), 500)
}
