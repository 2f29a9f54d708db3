import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { adSlots, adSpaces } from '@oficio/contracts/advertising/spaces'
import { paths } from '@oficio/contracts/paths'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { dateOf } from '@oficio/domain/advertising/ad-dates'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { buildAdBooking } from '@oficio/domain/testing/builders/build-ad-booking'
import type { Page } from '@playwright/test'
import type { World } from './world'

/** Drops the cached banners and the pages that show them, after a test changed bookings in the database. */
export const purgeBanners = ({ ctx }: World): Promise<void> =>
  ctx.transaction(({ db }) => purgePages(db, [pageTags.shownBanners]))

/**
 * Frees advertising spaces that only the journeys book. Each journey begins with this, so that a repetition finds its
 * spaces free.
 */
export async function freeSpaces(world: World, ids: number[]): Promise<void> {
  await world.ctx.db.adBooking.updateMany({
    where: { spaceId: { in: ids } },
    data: { status: 'cancelled' },
  })
  await purgeBanners(world)
}

/** Chooses a slot with picture and title. */
export async function chooseSlot(page: Page, slot: AdSlotName): Promise<void> {
  await page.goto(paths.advertising())
  await page.getByRole('radio', { name: adSlots[slot].name }).check()
  await page.getByRole('radio', { name: /^Imagen y título/ }).check()
}

/** Books the spaces of a slot that are still free on one of the days, so that nobody else gets them. */
export async function bookRest(
  { ctx }: World,
  {
    slot,
    userId,
    startDate,
    endDate,
  }: { slot: AdSlotName; userId: string; startDate: string; endDate: string },
): Promise<void> {
  const days = { startDate: dateOf(startDate), endDate: dateOf(endDate) }
  for (const { id: spaceId } of adSpaces.filter((space) => space.slot === slot)) {
    const takenCount = await ctx.db.adBooking.count({
      where: {
        spaceId,
        status: { in: ['pending_review', 'approved'] },
        startDate: { lte: days.endDate },
        endDate: { gte: days.startDate },
      },
    })
    if (takenCount === 0) await buildAdBooking(ctx, { userId, spaceId, ...days })
  }
}

/** Chooses ten days that begin in `daysAhead` days. */
export async function chooseDays(
  page: Page,
  daysAhead: number,
): Promise<{ startDate: string; endDate: string }> {
  const dayAfter = (days: number) => calendarDay(new Date(Date.now() + days * 86_400_000))
  const [startDate, endDate] = [dayAfter(daysAhead), dayAfter(daysAhead + 9)]
  await page.getByLabel('Primer día').fill(startDate)
  await page.getByLabel('Último día').fill(endDate)
  return { startDate, endDate }
}
