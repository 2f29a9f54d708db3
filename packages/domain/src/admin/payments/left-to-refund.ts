import type { Payment, Refund } from '@oficio/db/generated/client'
import { returnedAtLeast } from '../../payments/refunds/returned-at-least'

/**
 * Returns how many centavos of a payment can still be given back: 0 for one that is not approved. What was asked for
 * counts as gone, and so does what the provider has done and told only in the refund's own answer so far.
 */
export function leftToRefund(
  {
    status,
    amountCentavos,
    refundedCentavos,
  }: Pick<Payment, 'status' | 'amountCentavos' | 'refundedCentavos'>,
  refunds: readonly Pick<Refund, 'status' | 'amountCentavos' | 'askedCentavos' | 'returnedBefore'>[],
): number {
  const waiting = refunds.filter((refund) => refund.status === 'requested')
  const done = refunds.filter((refund) => refund.status === 'done')
  const isAllOnItsWay = [...waiting, ...done].some((refund) => refund.amountCentavos === null)
  if (status !== 'approved' || isAllOnItsWay) return 0
  const gone = Math.max(refundedCentavos, returnedAtLeast(done)) + sum(waiting)
  return Math.max(0, amountCentavos - gone)
}

const sum = (refunds: readonly Pick<Refund, 'amountCentavos'>[]): number =>
  refunds.reduce((total, { amountCentavos }) => total + (amountCentavos ?? 0), 0)
