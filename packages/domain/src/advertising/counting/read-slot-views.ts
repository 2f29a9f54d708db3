import { dayAfter } from '@oficio/contracts/advertising/price'
import { type AdSlotName, adSlotNames } from '@oficio/contracts/advertising/slots'
import { findAdSpace } from '@oficio/contracts/advertising/spaces'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Ctx } from '../../kernel/ctx'

/** The days before today whose views are averaged. */
const countedDays = 30

/** With fewer days or views the average tells an advertiser nothing. */
const bannerDaysMin = 7
const dailyViewsMin = 20

/**
 * Returns how often one banner was seen a day, on average, by slot. Leaves out slots with too few days or views. Counts
 * every day on which a banner was shown, also the days without a view.
 */
export async function readSlotViews({ db, clock }: Ctx): Promise<Partial<Record<AdSlotName, number>>> {
  const today = calendarDay(clock.now())
  const [first, last] = [dayAfter(today, -countedDays), dayAfter(today, -1)]
  const spaces = await db.$queryRaw<{ spaceId: number; days: number; views: number }[]>`
    SELECT booking.space_id AS "spaceId",
      sum(least(booking.end_date, ${last}::date) - greatest(booking.start_date, ${first}::date) + 1)::int AS days,
      coalesce(sum(seen.views), 0)::int AS views
    FROM ad_bookings booking
    JOIN ad_banners banner ON banner.booking_id = booking.id
    LEFT JOIN LATERAL (
      SELECT sum(count) AS views FROM ad_banner_days
      WHERE banner_id = banner.id AND kind = 'view' AND day BETWEEN ${first}::date AND ${last}::date
    ) seen ON true
    WHERE booking.status = 'approved'
      AND booking.start_date <= ${last}::date AND booking.end_date >= ${first}::date
    GROUP BY booking.space_id`
  const sums = (slot: AdSlotName) =>
    spaces
      .filter(({ spaceId }) => findAdSpace(spaceId)?.slot === slot)
      .reduce((sum, { days, views }) => ({ days: sum.days + days, views: sum.views + views }), {
        days: 0,
        views: 0,
      })
  return Object.fromEntries(
    adSlotNames.flatMap((slot) => {
      const { days, views } = sums(slot)
      const daily = Math.round(views / Math.max(1, days))
      return days >= bannerDaysMin && daily >= dailyViewsMin ? [[slot, daily]] : []
    }),
  )
}
