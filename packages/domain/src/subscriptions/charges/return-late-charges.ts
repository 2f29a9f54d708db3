import type { Subscription } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { requestRefund } from '../../payments/ledger/request-refund'
import { isPaidStatus } from '../../payments/payment-status'
import { kindOf } from '../subscription-kind'
import { isPaymentOf, paymentKeysOf } from './charge-payment'
import type { SettledCharge } from './settle-charges'

/**
 * Refunds charges that became known only after their benefit was gone. Returns the ids of the charges refunded by this
 * call. Skips charges that do not count, because an admin reviews those.
 */
export async function returnLateCharges(
  ctx: TxCtx,
  subscription: Subscription,
  charges: readonly SettledCharge[],
): Promise<string[]> {
  const paid = charges.filter(({ paymentStatus, isGoingBack }) => isPaidStatus(paymentStatus) && !isGoingBack)
  if (paid.length === 0) return []
  const goneAt = await kindOf(ctx, subscription).goneSince(ctx.db, subscription.subjectId)
  if (!goneAt) return []
  const payments = await ctx.db.payment.findMany({
    where: {
      OR: paymentKeysOf(paid),
      createdAt: { gt: goneAt },
      fault: null,
    },
    select: { id: true, provider: true, providerId: true },
  })
  const late = payments.toSorted((a, b) => a.id.localeCompare(b.id))
  for (const { id } of late) await requestRefund(ctx, { paymentId: id, reason: 'not_fulfilled' })
  return paid.filter((charge) => late.some((payment) => isPaymentOf(charge, payment))).map(({ id }) => id)
}
