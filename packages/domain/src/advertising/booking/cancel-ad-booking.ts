import type { AdBookingView, cancelAdBookingEndpoint } from '@oficio/contracts/advertising/bookings'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { AdBooking } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { isCancellable } from './is-cancellable'
import { lockOwnBooking } from './own-booking'
import { returnPayment } from './return-payment'
import { viewBooking } from './view-bookings'

/**
 * Cancels the advertiser's own booking before its first day: its days become free and its payment is refunded.
 * Idempotent. Throws ad_booking_not_found, ad_cancel_over.
 */
export async function cancelAdBooking(
  ctx: Ctx,
  actor: Actor,
  { id }: InputOf<typeof cancelAdBookingEndpoint>,
): Promise<{ booking: AdBookingView }> {
  await ctx.transaction(async (ctx) => {
    const booking = await lockOwnBooking(ctx.db, actor, id)
    if (booking.status === 'cancelled') return
    if (!isCancellable(booking, ctx.clock.now())) throw new AppError('ad_cancel_over')
    await cancelBooking(ctx, booking)
  })
  return { booking: await viewBooking(ctx, id) }
}

/** Cancels a booking whose row the caller has locked. */
export async function cancelBooking(ctx: TxCtx, { id }: Pick<AdBooking, 'id'>): Promise<void> {
  await ctx.db.adBooking.update({ where: { id }, data: { status: 'cancelled' } })
  await purgePages(ctx.db, [pageTags.shownBanners])
  await returnPayment(ctx, id, 'ad_cancelled')
}
