import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { todaysDate } from '../ad-dates'
import { lockBooking } from './own-booking'
import { returnPayment } from './return-payment'
import { isLapsed, lapseHolds } from './taken-days'
import { forgetConnections } from './unpaid-bookings'

/**
 * Expires bookings that were not paid in time. Refunds bookings whose banner was not reviewed before the last day
 * ended, because that was not the advertiser's fault. An advertiser who sent no banner gets no refund. Deletes the
 * connections of old bookings.
 */
export async function settleAdBookings(ctx: Ctx): Promise<void> {
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.adBooking.findMany({
        where: { ...isLapsed(ctx.clock.now()), id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    // Expires one booking per statement to avoid a deadlock, because a concurrent booking of these days expires several
    // in another order.
    run: (id) => lapseHolds(ctx.db, ctx.clock.now(), { id }),
  })
  await refundUnreviewed(ctx)
  await forgetConnections(ctx)
}

async function refundUnreviewed(ctx: Ctx): Promise<void> {
  const unseen = () => ({
    status: 'pending_review' as const,
    endDate: { lt: todaysDate(ctx.clock.now()) },
    banner: { isNot: null },
  })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.adBooking.findMany({
        where: { ...unseen(), id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.transaction(async (ctx) => {
        await lockBooking(ctx.db, id)
        const { count } = await ctx.db.adBooking.updateMany({
          where: { id, ...unseen() },
          data: { status: 'cancelled' },
        })
        if (count > 0) await returnPayment(ctx, id, 'ad_not_shown')
      }),
  })
}

export const settleAdBookingsClock = atTimes(
  { name: 'settle-ad-bookings', label: 'Vencer reservas de publicidad sin pagar', at: '*/5 * * * *' },
  settleAdBookings,
)
