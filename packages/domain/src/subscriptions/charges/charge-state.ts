import type { SubscriptionCharge } from '@oficio/db/generated/client'
import { isDeclinedStatus, isPaidStatus, isReturnedStatus } from '../../payments/payment-status'

/** Whether the money arrived but does not count: nobody requested its amount, or another account received it. */
export const isUnaccepted = ({
  paymentStatus,
  paidUntil,
}: Pick<ChargeState, 'paymentStatus' | 'paidUntil'>): boolean =>
  paidUntil === null && isPaidStatus(paymentStatus)

type ChargeState = Pick<SubscriptionCharge, 'status' | 'paymentStatus' | 'debitAt' | 'paidUntil' | 'fault'>

/** Facts about a charge that come from its payment in the ledger. */
export interface RefundProgress {
  /** A full refund was requested, whether or not the provider has made it. */
  isGoingBack: boolean
}

/**
 * Returns the newest charge whose money an admin must review, unless a later charge pays; null if there is none. Such a
 * month counts as wrongly paid, so the payer is never asked to pay it again.
 */
export function heldCharge<Charge extends ChargeState & RefundProgress>(
  charges: readonly Charge[],
): Charge | null {
  return newestUnpaid(charges, (charge) => isUnaccepted(charge) && !charge.isGoingBack)
}

/**
 * Returns the newest declined or refunded charge that blocks a subscription, unless a later charge pays; null if there
 * is none.
 */
export function failedCharge<Charge extends ChargeState>(charges: readonly Charge[]): Charge | null {
  return newestUnpaid(charges, (charge) => isDeclined(charge) || isTakenBack(charge))
}

function newestUnpaid<Charge extends ChargeState>(
  charges: readonly Charge[],
  isMatch: (charge: Charge) => boolean,
): Charge | null {
  const newestFirst = charges.toSorted((a, b) => b.debitAt.getTime() - a.debitAt.getTime())
  const paidAt = newestFirst.find(({ paidUntil }) => paidUntil !== null)?.debitAt
  const charge = newestFirst.find(isMatch)
  if (!charge) return null
  return paidAt && paidAt >= charge.debitAt ? null : charge
}

/** Whether the charge was declined, even if the provider will retry it. */
export const isDeclined = ({ status, paymentStatus, paidUntil }: ChargeState): boolean =>
  paidUntil === null && (status === 'retrying' || isDeclinedStatus(paymentStatus))

/** Whether the money of a paid month was refunded. A refund of money that never counted takes no month away. */
const isTakenBack = ({ paymentStatus, paidUntil, fault }: ChargeState): boolean =>
  paidUntil === null && fault === null && isReturnedStatus(paymentStatus)
