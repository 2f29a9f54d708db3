import type { AdBooking } from '@oficio/db/generated/client'
import { todaysDate } from '../ad-dates'

/** Returns whether its advertiser may cancel a booking at a moment. */
export function isCancellable(
  { status, startDate }: Pick<AdBooking, 'status' | 'startDate'>,
  now: Date,
): boolean {
  if (status === 'pending_payment') return true
  return (status === 'pending_review' || status === 'approved') && todaysDate(now) < startDate
}
