import { dayAfter } from '@oficio/contracts/advertising/price'
import { adSpaces } from '@oficio/contracts/advertising/spaces'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import type { World } from '../../journeys/support/world'
import type { FieldValues } from './arbitrary-of-schema'

/** Stores bookings that their owner may cancel. */
export async function buildBookings(ctx: World['ctx'], userId: string, many: number) {
  const ids: string[] = []
  for (let index = 0; index < many; index += 1) ids.push((await buildAdBooking(ctx, { userId })).id)
  return ids
}

/** Returns spaces and days that can be booked, the price of a day in the cheapest space, and the parts of a banner. */
export function adFields(photoIds: string[]): FieldValues {
  const ahead = (days: number) => dayAfter(calendarDay(new Date()), days)
  return {
    spaceId: adSpaces.map(({ id }) => id),
    combinationId: [1, 2, 3],
    // Every end date is later than every start date, so that all pairs are valid.
    startDate: [20, 25, 30, 35].map(ahead),
    endDate: [36, 40, 45, 50].map(ahead),
    totalAmount: [8_000, 5_000, 6_000],
    photoId: photoIds,
    targetUrl: ['www.example.com'],
  }
}
