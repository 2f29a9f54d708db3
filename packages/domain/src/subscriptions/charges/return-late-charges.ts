import type { Subscription } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { requestRefund } from '../../payments/ledger/request-refund'
import { isPaidStatus } from '../../payments/payment-status'
import { kindOf } from '../subscription-kind'
import type { SettledCharge } from './settle-charges'

/**
 * Gives back the charges that were heard of only when what they pay for was gone: nobody would get anything for them. Returns
 * the ids of those that go back by this look. Money that does not count is left to whoever looks at it.
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
      providerId: { in: paid.flatMap(({ paymentProviderId }) => paymentProviderId ?? []) },
      createdAt: { gt: goneAt },
      fault: null,
    },
    select: { id: true, providerId: true },
  })
  const late = payments.toSorted((a, b) => a.id.localeCompare(b.id))
  for (const { id } of late) await requestRefund(ctx, { paymentId: id, reason: 'not_fulfilled' })
  const returnedPaymentIds = new Set(late.map(({ providerId }) => providerId))
  return paid.flatMap(({ id, paymentProviderId }) =>
    paymentProviderId !== null && returnedPaymentIds.has(paymentProviderId) ? [id] : [],
  )
}
