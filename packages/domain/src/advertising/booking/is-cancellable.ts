import type { AdBooking } from '@oficio/db/generated/client'
import { todaysDate } from '../ad-dates'

/** Returns whether the advertiser may cancel a booking at that time. */
export function isCancellable(
  { status, startDate }: Pick<AdBooking, 'status' | 'startDate'>,
  now: Date,
): boolean {
  if (status === 'pending_payment') return true
  return (status === 'pending_review' || status === 'approved') && todaysDate(now) < startDate
}
