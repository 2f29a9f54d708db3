import type { Tx } from '@oficio/db/client'
import type { SubscriptionCharge } from '@oficio/db/generated/client'
import { type Ask, asksOf } from '../asked-amounts'
import type { LoadedSubscription } from './subject-standing'

/** A time for which a subscription gives access, with what its kind said that it is paid for. */
export interface PaidPeriod {
  /** The charge's id; the subscription's until the second charge, since the trust in the first one is part of its month. */
  id: string
  startsAt: Date
  /** Undefined where the amount was asked for before its kind said what it is for. */
  paysFor: unknown
}

/**
 * Returns the periods that give access now: of each subscription the paid months that are not over, or else the last one,
 * on whose strength there is grace, or the trust in its first charge.
 */
export async function paidPeriods(
  tx: Tx,
  giving: readonly LoadedSubscription[],
  now: Date,
): Promise<PaidPeriod[]> {
  const ofEach = await Promise.all(
    giving.map(async (subscription) => {
      const asks = await asksOf(tx, subscription.id)
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

/** The first charge is for what its payer authorised, unless its amount was changed before it was made. */
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
 * Returns what was asked for last with the charge's amount before it was made. The provider may have charged an amount that
 * was changed a moment before, or announced one before it heard of the change.
 */
function askedBefore(asks: readonly Ask[], { amountCentavos, debitAt }: SubscriptionCharge): Ask | undefined {
  const ofAmount = asks.filter((ask) => ask.amountCentavos === amountCentavos)
  return (
    ofAmount.findLast((ask) => ask.createdAt <= debitAt) ??
    ofAmount[0] ??
    asks.findLast((ask) => ask.createdAt <= debitAt)
  )
}
