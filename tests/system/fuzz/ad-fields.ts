import { dayAfter } from '@oficio/contracts/advertising/price'
import { adSpaces } from '@oficio/contracts/advertising/spaces'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import type { World } from '../../journeys/support/world'
import type { Known } from './arbitrary-of-schema'

/** Stores bookings that somebody may cancel. */
export async function buildBookings(ctx: World['ctx'], userId: string, many: number) {
  const ids: string[] = []
  for (let made = 0; made < many; made += 1) ids.push((await buildAdBooking(ctx, { userId })).id)
  return ids
}

/** Spaces and days that can be booked, what one day of the cheapest space costs, and what a banner is made of. */
export function adFields(photoIds: string[]): Known {
  const days = [20, 40, 60, 80].map((ahead) => dayAfter(calendarDay(new Date()), ahead))
  return {
    spaceId: adSpaces.map(({ id }) => id),
    combinationId: [1, 2, 3],
    startDate: days,
    endDate: days.map((day) => dayAfter(day)),
    totalAmount: [8_000, 5_000, 6_000],
    photoId: photoIds,
    targetUrl: ['www.example.com'],
  }
}
