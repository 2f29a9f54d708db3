import type { SubscriptionCharge } from '@oficio/db/generated/client'
import { isDeclinedStatus, isPaidStatus, isReturnedStatus } from '../../payments/payment-status'

/** The money came and does not count: it is of an amount that nobody asked for, or went to somebody else. */
export const isUnaccepted = ({
  paymentStatus,
  paidUntil,
}: Pick<ChargeState, 'paymentStatus' | 'paidUntil'>): boolean =>
  paidUntil === null && isPaidStatus(paymentStatus)

type ChargeState = Pick<SubscriptionCharge, 'status' | 'paymentStatus' | 'debitAt' | 'paidUntil' | 'fault'>

/** What is known of a charge once its payment in the ledger was looked at. */
export interface GoingBack {
  /** Somebody decided that the whole money goes back, whether or not the provider has done it. */
  isGoingBack: boolean
}

/**
 * Returns the charge whose money waits for a person to look at it: the newest such one, with none that pays after it. Null
 * when there is none. Its month is paid for, though not rightly, so nobody is led to pay for it once more.
 */
export function heldCharge<Charge extends ChargeState & GoingBack>(
  charges: readonly Charge[],
): Charge | null {
  return newestUnpaid(charges, (charge) => isUnaccepted(charge) && !charge.isGoingBack)
}

/**
 * Returns the charge that blocks a subscription: the newest declined or refunded charge that no later charge pays
 * for; null without one.
 */
export function failedCharge<Charge extends ChargeState>(charges: readonly Charge[]): Charge | null {
  return newestUnpaid(charges, (charge) => isDeclined(charge) || isTakenBack(charge))
}

function newestUnpaid<Charge extends ChargeState>(
  charges: readonly Charge[],
  isMeant: (charge: Charge) => boolean,
): Charge | null {
  const newestFirst = charges.toSorted((a, b) => b.debitAt.getTime() - a.debitAt.getTime())
  const paidAt = newestFirst.find(({ paidUntil }) => paidUntil !== null)?.debitAt
  const charge = newestFirst.find(isMeant)
  if (!charge) return null
  return paidAt && paidAt >= charge.debitAt ? null : charge
}

/** Declined, whether it will be tried again or not. */
export const isDeclined = ({ status, paymentStatus, paidUntil }: ChargeState): boolean =>
  paidUntil === null && (status === 'retrying' || isDeclinedStatus(paymentStatus))

/** The money of a month went back. What never counted pays for no month, so its return takes none away. */
const isTakenBack = ({ paymentStatus, paidUntil, fault }: ChargeState): boolean =>
  paidUntil === null && fault === null && isReturnedStatus(paymentStatus)
