import { adSlots, findAdSpace } from '@oficio/contracts/advertising/spaces'
import { paths } from '@oficio/contracts/paths'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
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

/** Chooses a space with picture and title. */
export async function chooseSpace(page: Page, id: number): Promise<void> {
  const space = findAdSpace(id)
  if (!space) throw new Error(`there is no space ${id}`)
  await page.goto(paths.advertising())
  await page.getByRole('radio', { name: adSlots[space.slot].name }).check()
  await page.getByRole('radio', { name: `Lugar ${space.place}` }).check()
  await page.getByRole('radio', { name: /^Imagen y título/ }).check()
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
