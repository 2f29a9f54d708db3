import { limits } from '@oficio/contracts/limits'
import type { Subscription } from '@oficio/db/generated/client'
import { addHours, addMilliseconds, addMinutes, clamp, differenceInMilliseconds, min } from 'date-fns'
import { addDays } from '../../kernel/time/days'

/** After it was cancelled, news of a last charge or its refund may still be on the way. */
const patienceDays = 3

type Checked = Pick<
  Subscription,
  'providerId' | 'providerStatus' | 'cancelledAt' | 'paidUntil' | 'nextChargeAt' | 'createdAt'
>

/**
 * Returns when the provider is to be asked again, since notifications may be lost: every day, every hour from the moment
 * on which a charge is due until it is paid or the grace is over, and ever less often while nobody authorised it. Null: never.
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
