import { countOf } from '@oficio/contracts/text/count-of'
import type { ClosingPart } from '../../accounts/closing/closing-part'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { cancelBooking } from './cancel-ad-booking'
import { isCancellable } from './is-cancellable'
import { lockBooking } from './own-booking'

const live = { in: ['pending_payment' as const, 'pending_review' as const, 'approved' as const] }

/** Cancels the bookings of a closing account, refunds bookings that have not begun, and deletes the banners. */
export const advertisingClosing: ClosingPart = {
  async foretell({ db }, { userId }) {
    const count = await db.adBooking.count({ where: { userId, status: live } })
    if (count === 0) return {}
    const bookingsText = `${countOf(count, 'reserva', 'reservas')} de publicidad`
    return {
      ends: [
        `${count === 1 ? 'Se cancela' : 'Se cancelan'} ${bookingsText}. Lo que pagaste por lo que no empezó se te devuelve.`,
      ],
    }
  },
  async close(ctx, { userId }) {
    const liveBookings = await ctx.db.adBooking.findMany({
      where: { userId, status: live },
      orderBy: { id: 'asc' },
      select: { id: true },
    })
    for (const { id } of liveBookings) {
      const booking = await lockBooking(ctx.db, id)
      if (booking && isCancellable(booking, ctx.clock.now())) await cancelBooking(ctx, booking)
      else await ctx.db.adBooking.updateMany({ where: { id, status: live }, data: { status: 'cancelled' } })
    }
    const banners = await ctx.db.adBanner.findMany({ where: { booking: { userId } } })
    await ctx.db.adBanner.deleteMany({ where: { id: { in: banners.map(({ id }) => id) } } })
    await ctx.db.photo.updateMany({
      where: { id: { in: banners.map(({ photoId }) => photoId) } },
      data: { state: 'removing' },
    })
    await purgePages(ctx.db, [pageTags.shownBanners])
    await ctx.db.adBooking.updateMany({ where: { userId, reason: { not: null } }, data: { reason: '' } })
  },
}
