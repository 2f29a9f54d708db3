import { bookingFeeKind } from '@oficio/contracts/advertising/booking-fee'
import type { AdReturnReason } from '@oficio/contracts/advertising/return-reasons'
import type { TxCtx } from '../../kernel/ctx'
import { requestRefund } from '../../payments/ledger/request-refund'

/** Decides to refund a booking, if it was paid. The payer is notified after the refund. */
export async function returnPayment(ctx: TxCtx, bookingId: string, reason: AdReturnReason): Promise<void> {
  const paid = await ctx.db.paymentIntent.findMany({
    where: { kind: bookingFeeKind, subjectId: bookingId, effectPaymentId: { not: null } },
    select: { effectPaymentId: true },
  })
  for (const { effectPaymentId } of paid)
    if (effectPaymentId) await requestRefund(ctx, { paymentId: effectPaymentId, reason })
}
