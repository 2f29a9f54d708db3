import type { AdBookingView, listOwnAdBookingsEndpoint } from '@oficio/contracts/advertising/bookings'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewBooking, viewBookings, withBanner } from './view-bookings'

/** More than anybody looks through; older ones are in the download of one's own data. */
const shown = 100

/** Returns the account's bookings, the newest first. */
export async function listOwnAdBookings(
  ctx: Ctx,
  actor: Actor,
): Promise<ResponseOf<typeof listOwnAdBookingsEndpoint>> {
  const { userId } = requireAccount(actor)
  const bookings = await ctx.db.adBooking.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: shown,
    include: withBanner,
  })
  return { bookings: await viewBookings(ctx, bookings) }
}

/** Returns one of the account's bookings. Throws ad_booking_not_found also for another's. */
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
