import { dayAfter } from '@oficio/contracts/advertising/price'
import { calendarDay } from '@oficio/contracts/text/format-date'
import type { AdBanner, AdBooking, Prisma } from '@oficio/db/generated/client'
import { dateOf, todaysDate } from '../../advertising/ad-dates'
import type { Ctx } from '../../kernel/ctx'

type BookingOverrides = Partial<Prisma.AdBookingUncheckedCreateInput> & { userId: string }

/** Stores a booking that is paid and has no banner yet: ten days so far ahead that no other one has them. */
export async function buildAdBooking(ctx: Ctx, overrides: BookingOverrides): Promise<AdBooking> {
  const id = overrides.id ?? ctx.ids.next()
  const daysAhead = 2 + (Number.parseInt(id.slice(-6), 16) % 200_000)
  const startDate = dayAfter(calendarDay(ctx.clock.now()), daysAhead)
  return ctx.db.adBooking.create({
    data: {
      id,
      spaceId: 11,
      combinationId: 3,
      startDate: dateOf(startDate),
      endDate: dateOf(dayAfter(startDate, 9)),
      amountCentavos: 5_600_000,
      status: 'pending_review',
      heldUntil: ctx.clock.now(),
      createdAt: ctx.clock.now(),
      ...overrides,
    },
  })
}

/** Stores the banner of a booking, with a day on which it was seen three times. */
export async function buildAdBanner(ctx: Ctx, bookingId: string): Promise<AdBanner> {
  const now = ctx.clock.now()
  const photo = { ownerKey: bookingId, width: 1200, height: 600, bytes: 9, sha256: '', createdAt: now }
  const { id: photoId } = await ctx.db.photo.create({
    data: { id: ctx.ids.next(), state: 'banner', ...photo },
  })
  const id = ctx.ids.next()
  const words = { title: 'Ferretería del Parque', description: 'Todo para tu casa.' }
  const banner = await ctx.db.adBanner.create({
    data: { id, bookingId, photoId, ...words, targetUrl: 'https://example.com/', updatedAt: now },
  })
  await ctx.db.adBannerDay.create({
    data: { bannerId: id, day: todaysDate(now), kind: 'view', count: 3 },
  })
  return banner
}
