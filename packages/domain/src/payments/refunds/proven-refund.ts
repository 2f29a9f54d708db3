import type { Refund } from '@oficio/db/generated/client'

type Done = Pick<Refund, 'amountCentavos' | 'askedCentavos' | 'returnedBefore'>

/**
 * Returns how many centavos of a payment our finished refunds prove to be refunded, even if the payment does not show
 * it yet. This is the greater of two figures: the sum of our refunds, and each refund plus the amount refunded before
 * it.
 */
export function provenRefundCentavos(done: readonly Done[]): number {
  const own = done.reduce((sum, refund) => sum + amountOf(refund), 0)
  return Math.max(own, ...done.map((refund) => (refund.returnedBefore ?? 0) + amountOf(refund)))
}

const amountOf = ({ amountCentavos, askedCentavos }: Done): number => amountCentavos ?? askedCentavos ?? 0
