import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { SubscriptionStatus } from '@oficio/db/generated/client'
import { addHours } from 'date-fns'
import { addDays } from '../../kernel/time/days'

/** What a subscription gives at a given time. */
export interface Standing {
  status: SubscriptionStatus
  hasAccess: boolean
  /** Until when there is access if nothing more happens; null without access. */
  until: Date | null
}

export interface StandingFacts {
  providerStatus: string | null
  authorizedAt: Date | null
  paidUntil: Date | null
  cancelledAt: Date | null
  /** The newest charge was declined or refunded. */
  hasFailedCharge: boolean
  /** The subject authorised an earlier subscription that was never paid, so it gets no access in advance. */
  isProvisionUsed: boolean
}

const withoutAccess = (status: SubscriptionStatus): Standing => ({ status, hasAccess: false, until: null })
const upTo = (status: SubscriptionStatus, until: Date, now: Date, after: SubscriptionStatus): Standing =>
  until > now ? { status, hasAccess: true, until } : withoutAccess(after)

/**
 * Returns the standing of a subscription (docs/product.md, 'Standing') from the provider's state and the time alone. A
 * paid month counts until its end, whatever happens to the subscription. A failed charge leaves `graceDays` of grace
 * after that; a pause leaves none. Without a charge, the subscription is trusted for `provisionalAccessHours`: between
 * its authorisation and the first charge, and when a charge is due.
 */
export function standingOf(facts: StandingFacts, now: Date): Standing {
  const { paidUntil, cancelledAt, authorizedAt } = facts
  if (cancelledAt)
    return paidUntil ? upTo('cancelled', paidUntil, now, 'cancelled') : withoutAccess('cancelled')
  if (!authorizedAt) return withoutAccess('pending')
  if (!paidUntil) return beforeFirstCharge(facts, authorizedAt, now)
  if (facts.providerStatus !== 'authorized') return upTo('active', paidUntil, now, 'suspended')
  const graceEnd = addDays(paidUntil, limits.graceDays)
  const trustEnd = addHours(paidUntil, serverLimits.provisionalAccessHours)
  const isLate = facts.hasFailedCharge || now >= trustEnd
  return upTo(isLate ? 'past_due' : 'active', graceEnd, now, 'suspended')
}

function beforeFirstCharge(facts: StandingFacts, authorizedAt: Date, now: Date): Standing {
  if (facts.providerStatus !== 'authorized' || facts.hasFailedCharge || facts.isProvisionUsed)
    return withoutAccess('suspended')
  return upTo('active', addHours(authorizedAt, serverLimits.provisionalAccessHours), now, 'suspended')
}
