import { dayAfter } from '@oficio/contracts/advertising/price'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { AdBanner, AdBooking, Prisma } from '@oficio/db/generated/client'
import { dateOf, dayOf, todaysDate } from '../../advertising/ad-dates'
import { lockSpace } from '../../advertising/booking/taken-days'
import type { Ctx } from '../../kernel/ctx'
import { photoFileKey } from '../../photos/photo-keys'

type BookingOverrides = Partial<Prisma.AdBookingUncheckedCreateInput> & { userId: string }

/** Stores a paid booking without a banner, for ten days. It starts after the last booked day of its space. */
export const buildAdBooking = (ctx: Ctx, overrides: BookingOverrides): Promise<AdBooking> =>
  ctx.transaction(async ({ db, clock, ids }) => {
    const now = clock.now()
    const spaceId = overrides.spaceId ?? 11
    await lockSpace(db, spaceId)
    const { _max: lastDates } = await db.adBooking.aggregate({ _max: { endDate: true }, where: { spaceId } })
    const last = lastDates.endDate ? dayOf(lastDates.endDate) : ''
    const today = calendarDay(now)
    const startDate = dayAfter(last > today ? last : today, 2)
    return db.adBooking.create({
      data: {
        id: ids.next(),
        spaceId,
        combinationId: 3,
        startDate: dateOf(startDate),
        endDate: dateOf(dayAfter(startDate, 9)),
        amountCentavos: 5_600_000,
        status: 'pending_review',
        heldUntil: now,
        createdAt: now,
        ...overrides,
      },
    })
  })

/** A WebP picture of one pixel. */
const dot = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

/** Stores the banner of a booking, with a day on which the banner was seen three times. */
export async function buildAdBanner(ctx: Ctx, bookingId: string): Promise<AdBanner> {
  const now = ctx.clock.now()
  const photo = { ownerKey: bookingId, width: 1200, height: 600, bytes: 9, sha256: '', createdAt: now }
  const { id: photoId } = await ctx.db.photo.create({
    data: { id: ctx.ids.next(), state: 'banner', ...photo },
  })
  for (const size of ['full', 'thumb'] as const)
    await ctx.files.put(photoFileKey(photoId, size), dot, 'image/webp')
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
