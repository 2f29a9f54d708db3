import { type Opening, openingText } from '@oficio/contracts/businesses/hours/opening'
import { businessPhotoPath } from '@oficio/contracts/businesses/view'
import { openingDay, openingWeek } from '@oficio/contracts/kernel/weekly-hours'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import type { KeptBusiness } from '@oficio/contracts/search/landing'
import { listBusinessCategories, listNamedTerms } from '../../businesses/list-categories'
import type { Ctx } from '../../kernel/ctx'
import { excerptOf } from '../../kernel/text/excerpt'
import { kilometres, type Point } from '../../places/kilometres'
import { type FoundRow, readFoundRows } from './read-found-rows'

const excerptLength = 200

/** Returns what anybody may read of businesses that were found, in the same order. */
export async function viewFoundBusinesses(
  ctx: Ctx,
  ids: readonly string[],
  point: Point | null,
): Promise<FoundBusiness[]> {
  const kept = await viewKeptBusinesses(ctx, ids, point)
  return kept.map(({ opening, ...found }) => {
    const { isOpen, text } = openingText(opening, ctx.clock.now())
    return { ...found, is_open: isOpen, opening_text: text }
  })
}

/** Returns the same for a page that is kept: whether they are open is for whoever looks at it. */
export async function viewKeptBusinesses(
  ctx: Ctx,
  ids: readonly string[],
  point: Point | null = null,
): Promise<KeptBusiness[]> {
  if (ids.length === 0) return []
  const [rows, { tags }, { data }] = await Promise.all([
    readFoundRows(ctx.db, ids, ctx.clock.now()),
    listBusinessCategories(ctx),
    listNamedTerms(ctx),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [viewOne(row, point, { data, tags })] : []
  })
}

type Lists = Awaited<ReturnType<typeof listNamedTerms>>

function viewOne(row: FoundRow, point: Point | null, { data, tags }: Lists): KeptBusiness {
  const place = viewPlace(row)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo_url: row.logoPhotoId && businessPhotoPath(row.logoPhotoId, 'thumb'),
    is_verified: row.isVerified,
    subscription_tier: row.tier,
    is_featured: row.isFeatured,
    pays_for_place: row.tier === 'featured' && !row.isFree,
    avg_rating: row.reviewCount > 0 ? row.avgRating : null,
    review_count: row.reviewCount,
    short_description: row.shortDescription ?? (excerptOf(row.description, excerptLength) || null),
    categories: data
      .filter(({ id }) => row.categoryIds.includes(id))
      .map(({ id, name, slug }) => ({ id, name, slug })),
    locations: [place],
    tags: tags.filter(({ id }) => row.tagIds.includes(id)).map(({ id, name }) => ({ id, name })),
    distance_km: point && !place.is_at_centre ? kilometres(point, place) : null,
    opening: openingOf(row),
  }
}

const openingOf = ({ hours, special }: FoundRow): Opening => ({
  week: openingWeek.parse(hours),
  special: Object.fromEntries(
    Object.entries(special ?? {}).map(([date, intervals]) => [date, openingDay.parse(intervals)]),
  ),
})

const viewPlace = (row: FoundRow): FoundBusiness['locations'][number] => ({
  name: null,
  address: row.address,
  city: row.city,
  state: row.state,
  postal_code: row.postalCode,
  country: 'Argentina',
  latitude: row.latitude,
  longitude: row.longitude,
  is_at_centre: row.isAtCentre,
  is_main_location: true,
})
