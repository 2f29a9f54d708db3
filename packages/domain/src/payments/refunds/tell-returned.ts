import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { paymentReturnedMail } from '../mails'
import { paidForOf } from '../paid-for'

interface ReturnedPayment {
  refundId: string
  paymentId: string
  /** What went back. */
  amountCentavos: number
}

/** Tells the payer that money went back, in the transaction that writes it down. */
export async function tellReturned(
  ctx: TxCtx,
  { refundId, paymentId, amountCentavos }: ReturnedPayment,
): Promise<void> {
  const payment = await ctx.db.payment.findUniqueOrThrow({ where: { id: paymentId } })
  const returnedTo = await (await paidForOf(ctx, payment)).returnedTo()
  if (!returnedTo) return
  await queueMail(ctx, paymentReturnedMail, {
    to: returnedTo.email,
    dedupeKey: `payment-returned:${refundId}`,
    refs: { ...returnedTo.refs, refundId, amountCentavos },
  })
}
