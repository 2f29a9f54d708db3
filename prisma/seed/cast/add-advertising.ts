import { adPriceCentavos, percentOf } from '@oficio/contracts/advertising/price'
import { offeredSpaces } from '@oficio/contracts/advertising/spaces'
import { builtInSettings } from '@oficio/contracts/settings/settings'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { dateOf } from '@oficio/domain/advertising/ad-dates'
import { setAdBanner } from '@oficio/domain/advertising/banners/set-ad-banner'
import { account } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { addDays, subDays } from '@oficio/domain/kernel/time/days'
import { storePhoto } from '@oficio/domain/photos/store-photo'
import { buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import type { PhotoName } from '../photos/read-photos'
import type { Cast } from './add-cast'

const spaceOfDemo = 21
const combinationOfDemo = 3

/** Views of the banner on each of the past days. Clicks are a share of them. */
const viewCounts = [128, 143, 119, 97, 161]

/** Adds a banner of the client that is shown on the home page, with the views and clicks of its first days. */
export async function addAdvertising(
  ctx: Ctx,
  { client }: Cast,
  photos: Map<PhotoName, Uint8Array>,
): Promise<void> {
  const now = ctx.clock.now()
  const actor = account(client.userId, 'user', { deviceHash: 'demo' })
  const startDate = calendarDay(subDays(now, viewCounts.length))
  const endDate = calendarDay(addDays(now, 30))
  const space = offeredSpaces(builtInSettings()).find(({ id }) => id === spaceOfDemo)
  const combination = space?.combinations.find(({ id }) => id === combinationOfDemo)
  if (!space || !combination) throw new Error('The demo data books a space that is not offered.')
  const percent = percentOf(combination.base_price_multiplier)
  const { id } = await buildAdBooking(ctx, {
    userId: client.userId,
    spaceId: space.id,
    combinationId: combination.id,
    amountCentavos: adPriceCentavos({ basePriceArs: space.base_price, percent, startDate, endDate }),
    startDate: dateOf(startDate),
    endDate: dateOf(endDate),
    createdAt: subDays(now, 8),
  })
  const { id: photoId } = await storePhoto(ctx, actor, {
    bytes: photos.get('overgrown-garden') ?? new Uint8Array(),
  })
  const words = { title: 'Vivero El Ceibo: plantas con envío', targetUrl: 'https://example.com/' }
  await setAdBanner(ctx, actor, { id, ...words, description: 'Tierra, macetas y plantines.', photoId })
  await ctx.db.adBooking.update({ where: { id }, data: { status: 'approved', decidedAt: subDays(now, 6) } })
  const { id: bannerId } = await ctx.db.adBanner.findUniqueOrThrow({ where: { bookingId: id } })
  for (const [at, count] of viewCounts.entries()) {
    const day = dateOf(calendarDay(subDays(now, viewCounts.length - at)))
    const bannerDay = { bannerId, day }
    await ctx.db.adBannerDay.createMany({
      data: [
        { ...bannerDay, kind: 'view', count },
        { ...bannerDay, kind: 'click', count: Math.ceil(count / 40) },
      ],
    })
  }
}
