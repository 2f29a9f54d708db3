import type { Payment, Refund } from '@oficio/db/generated/client'
import { provenRefundCentavos } from '../../payments/refunds/proven-refund'

/**
 * Returns how many centavos of a payment can still be refunded: 0 unless it is approved. Requested refunds count as
 * refunded. So do refunds that the provider confirmed only in its answer to the refund so far.
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
  const spentCentavos = Math.max(refundedCentavos, provenRefundCentavos(done)) + sum(waiting)
  return Math.max(0, amountCentavos - spentCentavos)
}

const sum = (refunds: readonly Pick<Refund, 'amountCentavos'>[]): number =>
  refunds.reduce((total, { amountCentavos }) => total + (amountCentavos ?? 0), 0)
