import type { Tx } from '@oficio/db/client'
import type { SubscriptionCharge } from '@oficio/db/generated/client'
import { type Ask, requestedAmountsOf } from '../requested-amounts'
import type { LoadedSubscription } from './subject-standing'

/** A period for which a subscription gives access, with what it pays for. */
export interface PaidPeriod {
  /**
   * Id of the charge. The first month has the id of the subscription, because that month includes the trust before the
   * first charge.
   */
  id: string
  startsAt: Date
  /** Undefined if the amount was requested before its kind recorded what it pays for. */
  paysFor: unknown
}

/**
 * Returns the periods that give access now. For each subscription these are the running paid months. Without one it is
 * the last paid month, in its grace period, or the trust before the first charge.
 */
export async function paidPeriods(
  tx: Tx,
  givingSubscriptions: readonly LoadedSubscription[],
  now: Date,
): Promise<PaidPeriod[]> {
  const ofEach = await Promise.all(
    givingSubscriptions.map(async (subscription) => {
      const asks = await requestedAmountsOf(tx, subscription.id)
      const paid = subscription.charges.filter(({ paidUntil }) => paidUntil !== null)
      const running = paid.filter(({ paidUntil }) => paidUntil !== null && paidUntil > now)
      const charges = running.length > 0 ? running : paid.slice(-1)
      if (charges.length === 0) return [firstPeriod(subscription, asks, null)]
      return charges.map((charge) =>
        charge.id === subscription.charges[0]?.id
          ? firstPeriod(subscription, asks, charge)
          : { id: charge.id, startsAt: charge.debitAt, paysFor: askedBefore(asks, charge)?.paysFor },
      )
    }),
  )
  return ofEach.flat()
}

/** The first charge pays for what the payer authorised, unless the amount changed before the charge. */
function firstPeriod(
  { id, createdAt, authorizedAt, charges }: LoadedSubscription,
  asks: readonly Ask[],
  charge: SubscriptionCharge | null,
): PaidPeriod {
  const decidedAt = authorizedAt ?? charges[0]?.debitAt ?? createdAt
  const authorised = asks.findLast((ask) => ask.createdAt <= decidedAt) ?? asks[0]
  const isAuthorised = charge === null || authorised?.amountCentavos === charge.amountCentavos
  const ask = isAuthorised ? authorised : askedBefore(asks, charge)
  return { id, startsAt: createdAt, paysFor: ask?.paysFor }
}

/**
 * Returns the last request for the charge's amount before the charge was made. Falls back to other requests, because
 * the provider may have charged an outdated amount or announced the charge before it knew the change.
 */
function askedBefore(asks: readonly Ask[], { amountCentavos, debitAt }: SubscriptionCharge): Ask | undefined {
  const ofAmount = asks.filter((ask) => ask.amountCentavos === amountCentavos)
  return (
    ofAmount.findLast((ask) => ask.createdAt <= debitAt) ??
    ofAmount[0] ??
    asks.findLast((ask) => ask.createdAt <= debitAt)
  )
}
