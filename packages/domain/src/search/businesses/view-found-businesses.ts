import { type Opening, openingText } from '@oficio/contracts/businesses/opening'
import { openingDay, openingWeek } from '@oficio/contracts/kernel/weekly-hours'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import type { KeptBusiness } from '@oficio/contracts/search/landing'
import { isPublicAt } from '../../businesses/public-business'
import { type ShownBusiness, shownParts, viewBusiness } from '../../businesses/view-business'
import type { Ctx } from '../../kernel/ctx'
import { excerptOf } from '../../kernel/text/excerpt'

const excerptLength = 200

interface Point {
  latitude: number
  longitude: number
}

/** Returns what anybody may read of businesses that were found, in the same order. */
export async function viewFoundBusinesses(
  ctx: Ctx,
  ids: readonly string[],
  point: Point | null,
): Promise<FoundBusiness[]> {
  const rows = await readShown(ctx, ids)
  return rows.map((row) => {
    const { isOpen, text } = openingText(openingOf(row), ctx.clock.now())
    return { ...viewOne(ctx, row, point), is_open: isOpen, opening_text: text }
  })
}

/** Returns the same for a page that is kept: whether they are open is for whoever looks at it. */
export async function viewKeptBusinesses(ctx: Ctx, ids: readonly string[]): Promise<KeptBusiness[]> {
  const rows = await readShown(ctx, ids)
  return rows.map((row) => ({ ...viewOne(ctx, row, null), opening: openingOf(row) }))
}

async function readShown({ db, clock }: Ctx, ids: readonly string[]): Promise<ShownBusiness[]> {
  if (ids.length === 0) return []
  const rows = await db.business.findMany({
    // Once more: one of them may have been taken away a moment ago.
    where: { id: { in: [...ids] }, ...isPublicAt(clock.now()) },
    include: shownParts,
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const openingOf = ({ hours, specialHours }: ShownBusiness): Opening => ({
  week: openingWeek.parse(hours),
  special: Object.fromEntries(
    specialHours.map(({ date, intervals }) => [date.toISOString().slice(0, 10), openingDay.parse(intervals)]),
  ),
})

function viewOne(ctx: Ctx, row: ShownBusiness, point: Point | null): Omit<KeptBusiness, 'opening'> {
  const shown = viewBusiness(ctx, row)
  const [place] = shown.locations
  return {
    id: shown.id,
    slug: shown.slug,
    name: shown.name,
    logo_url: shown.logo_url,
    is_verified: shown.is_verified,
    subscription_tier: shown.subscription_tier,
    avg_rating: shown.avg_rating,
    review_count: shown.review_count,
    short_description: shown.short_description ?? (excerptOf(shown.description, excerptLength) || null),
    categories: shown.categories,
    locations: shown.locations,
    tags: shown.tags,
    distance_km: point && place && !place.is_at_centre ? kilometres(point, place) : null,
  }
}

const earthKm = 6371

/** Returns how far two points lie from each other, to a tenth of a kilometre. */
function kilometres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(to.latitude - from.latitude), radians(to.longitude - from.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2
  return Math.round(20 * earthKm * Math.asin(Math.sqrt(chord))) / 10
}
