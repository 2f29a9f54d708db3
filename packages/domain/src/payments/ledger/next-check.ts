import { limits } from '@oficio/contracts/limits'
import { addMinutes } from 'date-fns'
import { addDays } from '../../kernel/time/days'

/** How long the provider may take to decide on a payment. */
const underWayDays = 45
const longestPauseMinutes = 360

/**
 * Returns when to ask the provider again whether an intent was paid; null if a payment is not expected any more. The
 * pause doubles after each check.
 */
export function nextCheckOf(
  now: Date,
  { checks, expiresAt }: { checks: number; expiresAt: Date },
  isUnderWay: boolean,
): Date | null {
  const waitedDays = isUnderWay ? underWayDays : limits.latePaymentDays
  if (now > addDays(expiresAt, waitedDays)) return null
  const pauseMinutes = Math.min(2 ** Math.min(checks + 1, 10), longestPauseMinutes)
  return addMinutes(now, pauseMinutes)
}
