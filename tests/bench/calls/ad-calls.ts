import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { dayAfter } from '@oficio/contracts/advertising/price'
import { adEventAddress } from '@oficio/contracts/advertising/showing-addresses'
import { adSpaces } from '@oficio/contracts/advertising/spaces'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { dateOf } from '@oficio/domain/advertising/ad-dates'
import { checkAdAvailability } from '@oficio/domain/advertising/booking/check-ad-availability'
import { adToken } from '@oficio/domain/advertising/counting/ad-token'
import { visitor } from '@oficio/domain/kernel/actor'
import { buildAdBanner, buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { newAccount } from './log-in'
import type { Prepare } from './prepared-call'
import type { Product } from './product-server'

/** The advertising slot whose banners the bench requests. */
export const benchedSlot = 'homepage_featured_1'

/** Puts a banner into the slot for the duration of the bench. Returns the banner's id. */
export async function showBanner({ ctx }: Pick<Product, 'ctx'>): Promise<string> {
  const { id: userId } = await buildUser(ctx)
  const spaceId = adSpaces.find(({ slot }) => slot === benchedSlot)?.id
  const today = calendarDay(ctx.clock.now())
  const days = { startDate: dateOf(today), endDate: dateOf(dayAfter(today, 2)) }
  const booking = await buildAdBooking(ctx, { userId, spaceId, status: 'approved', ...days })
  return (await buildAdBanner(ctx, booking.id)).id
}

/**
 * Returns calls that each book one free day. An account and a connection may hold only so many unpaid bookings, so
 * both change.
 */
export function bookingDays(product: Product): Prepare {
  const { ctx } = product
  // Excludes the slot whose banner is shown.
  const spaces = adSpaces.filter(({ slot }) => slot !== benchedSlot)
  let bookingCount = 0
  /** Returns the next free day. Days can be occupied, because the demo has bookings. */
  const nextFree = async () => {
    for (;;) {
      const spaceId = spaces[bookingCount % spaces.length]?.id ?? 0
      const day = dayAfter(calendarDay(ctx.clock.now()), 2 + Math.floor(bookingCount / spaces.length))
      bookingCount += 1
      const booking = { spaceId, combinationId: 1, startDate: day, endDate: day }
      const { available, totalAmount } = await checkAdAvailability(ctx, visitor(), booking)
      if (available) return { ...booking, totalAmount }
    }
  }
  const maxUnpaid = Math.min(adLimits.unpaidBookings, adLimits.unpaidBookingsPerConnection)
  let count = 0
  let headers = {}
  return async () => {
    if (count % maxUnpaid === 0)
      headers = { ...(await newAccount(product)), 'x-forwarded-for': `181.1.${count >> 8}.${count & 255}` }
    const booking = await nextFree()
    count += 1
    return { path: '/api/advertising/bookings', headers, body: booking, status: 201 }
  }
}

/** Returns calls that count a view of the banner, each from another browser. */
export function viewing({ ctx }: Pick<Product, 'ctx'>, bannerId: string): Prepare {
  let count = 0
  return async () => {
    count += 1
    const token = adToken(ctx, bannerId)
    return {
      path: adEventAddress({ id: bannerId, token }, 'impression'),
      headers: { 'user-agent': `Mozilla/5.0 (Android 15; Mobile; rv:${count}) Firefox/140.0` },
      body: {},
      status: 200,
    }
  }
}
