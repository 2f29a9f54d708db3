import type { AdReturnReason } from '@oficio/contracts/advertising/return-reasons'
import type { AdBooking, PaymentIntent } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { dayOf, todaysDate } from '../ad-dates'
import { lockBooking } from './own-booking'
import { findTaken, lapseHolds, lockSpace } from './taken-days'

/**
 * Restores the remaining days of a booking after the site won its dispute; its banner is reviewed again. If the days
 * are taken, a booking that had not begun is refunded, because none of it was used.
 */
export async function restoreBooking(
  ctx: TxCtx,
  { subjectId: id }: PaymentIntent,
  takenBackAt: Date,
): Promise<AdReturnReason | 'not_fulfilled' | null> {
  const unlockedBooking = await ctx.db.adBooking.findUnique({ where: { id } })
  if (!unlockedBooking) return 'not_fulfilled'
  await lockSpace(ctx.db, unlockedBooking.spaceId)
  const booking = await lockBooking(ctx.db, id)
  if (!booking) return 'not_fulfilled'
  // The booking's days were over before the dispute, so it was used.
  if (booking.status !== 'cancelled') return null
  if (!(await reserveRemainingDays(ctx, booking)))
    return booking.startDate <= todaysDate(takenBackAt) ? null : 'ad_disputed'
  await ctx.db.adBooking.update({ where: { id }, data: { status: 'pending_review' } })
  await purgePages(ctx.db, [pageTags.shownBanners])
  return null
}

/** Returns whether the booking's remaining days are free, and expires the lapsed holds on its days. */
async function reserveRemainingDays(
  ctx: TxCtx,
  { spaceId, userId, startDate, endDate }: AdBooking,
): Promise<boolean> {
  const now = ctx.clock.now()
  const today = todaysDate(now)
  const owner = await ctx.db.user.findUnique({ where: { id: userId }, select: { closedAt: true } })
  if (endDate < today || !owner || owner.closedAt) return false
  // Checks all days of the booking, because the database separates whole bookings only.
  const days = { spaceId, startDate: dayOf(startDate), endDate: dayOf(endDate) }
  if ((await findTaken(ctx.db, days, now)).length > 0) return false
  await lapseHolds(ctx.db, now, days)
  return true
}
