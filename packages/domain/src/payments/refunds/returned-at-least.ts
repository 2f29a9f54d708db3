import type { Refund } from '@oficio/db/generated/client'

type Done = Pick<Refund, 'amountCentavos' | 'askedCentavos' | 'returnedBefore'>

/**
 * Returns how many centavos of a payment are known to have gone back by those of our refunds that are done, whatever reads
 * of the payment show so far: all of them together, and each together with what had gone back before it by other hands.
 */
export function returnedAtLeast(done: readonly Done[]): number {
  const own = done.reduce((sum, refund) => sum + amountOf(refund), 0)
  return Math.max(own, ...done.map((refund) => (refund.returnedBefore ?? 0) + amountOf(refund)))
}

const amountOf = ({ amountCentavos, askedCentavos }: Done): number => amountCentavos ?? askedCentavos ?? 0
