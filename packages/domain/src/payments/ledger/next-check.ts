import { limits } from '@oficio/contracts/limits'
import { addMinutes } from 'date-fns'
import { addDays } from '../../kernel/time/days'

/** How long the provider may take to decide on a payment. */
const underWayDays = 45
const longestPauseMinutes = 360

/**
 * Returns when the provider is to be asked again whether anything was paid, pausing twice as long after each time, or
 * null when there is nothing to wait for any more.
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
