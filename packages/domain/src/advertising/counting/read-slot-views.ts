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

/** With fewer advertisers the average would tell the figures of one of them to the public or to the other one. */
const advertisersMin = 3
/** The precise average would change visibly with the banner of a single advertiser. */
const significantDigits = 2

/**
 * Returns how often one banner was seen a day, on average and rounded, by slot. Leaves out slots with too few days,
 * views or advertisers. Counts every day on which a banner was shown, also the days without a view.
 */
export async function readSlotViews({ db, clock }: Ctx): Promise<Partial<Record<AdSlotName, number>>> {
  const today = calendarDay(clock.now())
  const [first, last] = [dayAfter(today, -countedDays), dayAfter(today, -1)]
  const bookings = await db.$queryRaw<{ spaceId: number; userId: string; days: number; views: number }[]>`
    SELECT booking.space_id AS "spaceId", booking.user_id AS "userId",
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
    GROUP BY booking.space_id, booking.user_id`
  return Object.fromEntries(
    adSlotNames.flatMap((slot) => {
      const ofSlot = bookings.filter(({ spaceId }) => findAdSpace(spaceId)?.slot === slot)
      const days = ofSlot.reduce((sum, booking) => sum + booking.days, 0)
      const views = ofSlot.reduce((sum, booking) => sum + booking.views, 0)
      const advertisers = new Set(ofSlot.map(({ userId }) => userId)).size
      const daily = views / Math.max(1, days)
      const isTelling = advertisers >= advertisersMin && days >= bannerDaysMin && daily >= dailyViewsMin
      return isTelling ? [[slot, Number(daily.toPrecision(significantDigits))]] : []
    }),
  )
}
