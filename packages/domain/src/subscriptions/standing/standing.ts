import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { SubscriptionStatus } from '@oficio/db/generated/client'
import { addHours } from 'date-fns'
import { addDays } from '../../kernel/time/days'

/** What a subscription gives at a moment. */
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
  /** The newest charge was declined, or its money went back. */
  hasFailedCharge: boolean
  /** The subject authorised an earlier subscription that was never paid, so nothing more is given in advance. */
  isProvisionUsed: boolean
}

const without = (status: SubscriptionStatus): Standing => ({ status, hasAccess: false, until: null })
const upTo = (status: SubscriptionStatus, until: Date, now: Date, after: SubscriptionStatus): Standing =>
  until > now ? { status, hasAccess: true, until } : without(after)

/**
 * Returns where a subscription stands (docs/product.md, 'Standing'), from what the provider said and the time alone.
 * Paid months count until their end, whatever becomes of it; a failed charge leaves 10 days of grace after that, a
 * pause none. Between authorising it and the first charge, and until a due charge is made, it is trusted for a day.
 */
export function standingOf(facts: StandingFacts, now: Date): Standing {
  const { paidUntil, cancelledAt, authorizedAt } = facts
  if (cancelledAt) return paidUntil ? upTo('cancelled', paidUntil, now, 'cancelled') : without('cancelled')
  if (!authorizedAt) return without('pending')
  if (!paidUntil) return beforeFirstCharge(facts, authorizedAt, now)
  if (facts.providerStatus !== 'authorized') return upTo('active', paidUntil, now, 'suspended')
  const graceEnd = addDays(paidUntil, limits.graceDays)
  const trustEnd = addHours(paidUntil, serverLimits.provisionalAccessHours)
  const isLate = facts.hasFailedCharge || now >= trustEnd
  return upTo(isLate ? 'past_due' : 'active', graceEnd, now, 'suspended')
}

function beforeFirstCharge(facts: StandingFacts, authorizedAt: Date, now: Date): Standing {
  if (facts.providerStatus !== 'authorized' || facts.hasFailedCharge || facts.isProvisionUsed)
    return without('suspended')
  return upTo('active', addHours(authorizedAt, serverLimits.provisionalAccessHours), now, 'suspended')
}
