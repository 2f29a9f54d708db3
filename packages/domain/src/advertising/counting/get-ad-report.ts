import type { AdReport } from '@oficio/contracts/advertising/banners'
import { adDays, dayAfter } from '@oficio/contracts/advertising/price'
import { AppError } from '@oficio/contracts/errors'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { type Actor, requireAccount, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atArgentina } from '../../kernel/time/at-argentina'
import { dayOf } from '../ad-dates'

interface DayCount {
  day: string
  kind: 'view' | 'click'
  count: number
}

/**
 * Returns the views and clicks of the banner of the caller's own booking, by day until today. Throws
 * ad_booking_not_found.
 */
export async function getAdReport(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<AdReport> {
  const { userId } = requireAccount(actor)
  return reportOn(ctx, { id, userId })
}

/** Returns the same report to an admin, for any booking. Throws ad_booking_not_found. */
export async function getAdReportForAdmin(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<AdReport> {
  requireAdmin(actor)
  return reportOn(ctx, { id })
}

async function reportOn(ctx: Ctx, where: { id: string; userId?: string }): Promise<AdReport> {
  const booking = await ctx.db.adBooking.findFirst({ where, include: { banner: { select: { id: true } } } })
  if (!booking) throw new AppError('ad_booking_not_found')
  const dayCounts = booking.banner ? await readCounts(ctx, booking.banner.id) : []
  const first = dayOf(booking.startDate)
  const today = calendarDay(ctx.clock.now())
  const last = dayOf(booking.endDate) < today ? dayOf(booking.endDate) : today
  const days =
    first > last ? [] : Array.from({ length: adDays(first, last) }, (_none, at) => dayAfter(first, at))
  const countOf = (day: string, kind: DayCount['kind']) =>
    dayCounts.find((entry) => entry.day === day && entry.kind === kind)?.count ?? 0
  const report = days.map((day) => ({ day, views: countOf(day, 'view'), clicks: countOf(day, 'click') }))
  return {
    days: report,
    views: report.reduce((sum, { views }) => sum + views, 0),
    clicks: report.reduce((sum, { clicks }) => sum + clicks, 0),
  }
}

/** Returns the daily counts, including recent marks that are not summed up yet. */
const readCounts = ({ db }: Ctx, bannerId: string): Promise<DayCount[]> =>
  db.$queryRaw<DayCount[]>`
    SELECT day::text, kind::text, sum(count)::int AS count FROM (
      SELECT day, kind, count FROM ad_banner_days WHERE banner_id = ${bannerId}::uuid
      UNION ALL
      SELECT (hour ${atArgentina})::date, kind, count(*) FROM ad_marks
      WHERE banner_id = ${bannerId}::uuid
      GROUP BY 1, 2
    ) AS counted
    GROUP BY 1, 2`
