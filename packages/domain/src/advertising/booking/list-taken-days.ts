import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import type { listTakenAdDaysEndpoint } from '@oficio/contracts/advertising/bookings'
import { dayAfter } from '@oficio/contracts/advertising/price'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { dayOf } from '../ad-dates'
import { findTaken } from './taken-days'

/** Returns the period in which a space can be booked, and its taken days, without their advertisers. */
export async function listTakenAdDays(
  ctx: Ctx,
  _actor: Actor,
  { spaceId }: InputOf<typeof listTakenAdDaysEndpoint>,
): Promise<ResponseOf<typeof listTakenAdDaysEndpoint>> {
  const now = ctx.clock.now()
  const today = calendarDay(now)
  const first = dayAfter(today)
  const last = dayAfter(today, adLimits.aheadDays)
  const takenBookings = await findTaken(ctx.db, { spaceId, startDate: first, endDate: last }, now)
  return {
    first,
    last,
    taken: takenBookings.map(({ startDate, endDate }) => ({
      startDate: dayOf(startDate),
      endDate: dayOf(endDate),
    })),
  }
}
