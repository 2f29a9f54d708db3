import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { paymentReturnedMail } from '../mails'
import { paymentKindOf } from '../payment-kind'

interface Returned {
  refundId: string
  paymentId: string
  /** What went back. */
  amountCentavos: number
}

/** Tells the payer that money went back, in the transaction that writes it down. */
export async function tellReturned(
  ctx: TxCtx,
  { refundId, paymentId, amountCentavos }: Returned,
): Promise<void> {
  const payment = await ctx.db.payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: {
      intent: true,
      subscription: { select: { payerEmail: true } },
    },
  })
  const { intent } = payment
  const told = intent && (await paymentKindOf(ctx, intent).returnedTo(ctx.db, intent))
  // The client may have corrected the address since.
  const to = told?.email || intent?.payerEmail || payment.subscription?.payerEmail
  if (!to) return
  await queueMail(ctx, paymentReturnedMail, {
    to,
    dedupeKey: `payment-returned:${refundId}`,
    refs: {
      refundId,
      amountCentavos,
      ...(told && { requestId: told.requestId }),
    },
  })
}
