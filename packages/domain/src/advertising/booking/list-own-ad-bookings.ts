import type { AdBookingView, listOwnAdBookingsEndpoint } from '@oficio/contracts/advertising/bookings'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { cutPage, ownPage } from '../../kernel/lists/own-page'
import { viewBooking, viewBookings, withBanner } from './view-bookings'

/** Returns a page of the account's bookings, newest first. */
export async function listOwnAdBookings(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof listOwnAdBookingsEndpoint>,
): Promise<ResponseOf<typeof listOwnAdBookingsEndpoint>> {
  const { userId } = requireAccount(actor)
  const { where, ...page } = ownPage(input)
  const bookings = await ctx.db.adBooking.findMany({
    where: { userId, ...where },
    ...page,
    include: withBanner,
  })
  const { rows, nextCursor } = cutPage(bookings, input)
  return { bookings: await viewBookings(ctx, rows), nextCursor }
}

/** Returns one of the account's bookings. Throws ad_booking_not_found, also for another account's booking. */
export async function getOwnAdBooking(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<AdBookingView> {
  const { userId } = requireAccount(actor)
  if ((await ctx.db.adBooking.count({ where: { id, userId } })) === 0)
    throw new AppError('ad_booking_not_found')
  return viewBooking(ctx, id)
}
