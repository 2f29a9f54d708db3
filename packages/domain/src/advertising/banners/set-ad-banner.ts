import { adBannerTexts, type setAdBannerEndpoint } from '@oficio/contracts/advertising/banners'
import type { AdBookingView } from '@oficio/contracts/advertising/bookings'
import { findAdCombination } from '@oficio/contracts/advertising/spaces'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { AdBooking } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { photoOwnerKeys } from '../../photos/photo-keys'
import { todaysDate } from '../ad-dates'
import { lockOwnBooking } from '../booking/own-booking'
import { viewBooking } from '../booking/view-bookings'

type Input = InputOf<typeof setAdBannerEndpoint>

/**
 * Sets or replaces the banner of a paid booking, until an admin has decided or its days are over. Throws
 * ad_booking_not_found, ad_banner_closed, photo_not_yours, validation_failed.
 */
export async function setAdBanner(ctx: Ctx, actor: Actor, input: Input): Promise<{ booking: AdBookingView }> {
  await ctx.transaction(async (ctx) => {
    const booking = await lockOwnBooking(ctx.db, actor, input.id)
    if (booking.status !== 'pending_review' || booking.endDate < todaysDate(ctx.clock.now()))
      throw new AppError('ad_banner_closed')
    await storeBanner(ctx, actor, booking, input)
  })
  return { booking: await viewBooking(ctx, input.id) }
}

async function storeBanner(
  ctx: TxCtx,
  actor: Actor,
  { id: bookingId, combinationId }: AdBooking,
  { title, description = '', targetUrl, photoId }: Input,
): Promise<void> {
  const hasText = findAdCombination(combinationId)?.hasText ?? false
  if (hasText && description === '')
    throw new AppError('validation_failed', { fields: { description: adBannerTexts.noText } })
  const before = await ctx.db.adBanner.findUnique({ where: { bookingId } })
  if (before?.photoId !== photoId) await takePicture(ctx, actor, photoId)
  const columns = { photoId, title, description: hasText ? description : '', targetUrl }
  const updatedAt = ctx.clock.now()
  await ctx.db.adBanner.upsert({
    where: { bookingId },
    create: { id: ctx.ids.next(), bookingId, ...columns, updatedAt },
    update: { ...columns, updatedAt, version: { increment: 1 } },
  })
  if (before && before.photoId !== photoId)
    await ctx.db.photo.updateMany({ where: { id: before.photoId }, data: { state: 'removing' } })
}

async function takePicture({ db }: TxCtx, actor: Actor, photoId: string): Promise<void> {
  const { count } = await db.photo.updateMany({
    where: { id: photoId, state: 'pending', ownerKey: { in: photoOwnerKeys(actor) } },
    data: { state: 'banner' },
  })
  if (count === 0) throw new AppError('photo_not_yours')
}
