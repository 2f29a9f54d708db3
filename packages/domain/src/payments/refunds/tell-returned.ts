import type { Tx } from '@oficio/db/client'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'

interface Returned {
  refundId: string
  paymentId: string
  /** What went back. */
  amountCentavos: number
}

/** Tells the payer that money went back, in the transaction that writes it down. */
export async function tellReturned(
  ctx: Ctx,
  tx: Tx,
  { refundId, paymentId, amountCentavos }: Returned,
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
      amountCentavos: String(amountCentavos),
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
