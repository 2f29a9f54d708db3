import { limits } from '@oficio/contracts/limits'
import type { Subscription } from '@oficio/db/generated/client'
import { addHours, addMilliseconds, addMinutes, clamp, differenceInMilliseconds, min } from 'date-fns'
import { addDays } from '../../kernel/time/days'

/** How long a cancelled subscription is still checked, because a last charge or refund may still arrive. */
const patienceDays = 3

type Checked = Pick<
  Subscription,
  'providerId' | 'providerStatus' | 'cancelledAt' | 'paidUntil' | 'nextChargeAt' | 'createdAt'
>

/**
 * Returns when to check a subscription at the provider, because notifications may be lost; null for never. Checks
 * daily. From the due time of a charge it checks hourly, until the charge is paid or the grace period is over. An
 * unauthorised subscription is checked less and less often.
 */
export function nextCheckOf(subscription: Checked, now: Date): Date | null {
  const { providerId, providerStatus, cancelledAt, paidUntil, nextChargeAt, createdAt } = subscription
  const inADay = addDays(now, 1)
  if (!providerId) return null
  if (cancelledAt) return now > addDays(cancelledAt, patienceDays) ? null : inADay
  if (providerStatus === 'authorized') {
    const dueAt = paidUntil && min([nextChargeAt ?? paidUntil, paidUntil])
    if (dueAt && now < dueAt) return min([inADay, addMinutes(dueAt, 10)])
    const isGraceOver = dueAt !== null && now > addDays(dueAt, limits.graceDays)
    return isGraceOver ? inADay : addHours(now, 1)
  }
  if (providerStatus !== 'pending') return inADay
  const halfItsAge = addMilliseconds(now, differenceInMilliseconds(now, createdAt) / 2)
  return clamp(halfItsAge, { start: addMinutes(now, 2), end: addHours(now, 6) })
}
