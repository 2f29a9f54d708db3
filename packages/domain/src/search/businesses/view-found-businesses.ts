import { type Opening, openingText } from '@oficio/contracts/businesses/hours/opening'
import type { BusinessTier } from '@oficio/contracts/businesses/plans'
import { businessPhotoPath } from '@oficio/contracts/businesses/view'
import { openingDay, openingWeek } from '@oficio/contracts/kernel/weekly-hours'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import type { CachedBusiness } from '@oficio/contracts/search/landing'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import type { Tx } from '@oficio/db/client'
import { plannedOnce } from '@oficio/db/statement-names'
import { listBusinessCategories, listNamedTerms } from '../../businesses/list-categories'
import { isRowFeaturedAt, isRowPublicAt } from '../../businesses/public-business'
import type { Ctx } from '../../kernel/ctx'
import { kilometres, type Point } from '../../places/kilometres'

const excerptLength = 200

/** Returns the public data of businesses that a search found, in the same order. */
export async function viewFoundBusinesses(
  ctx: Ctx,
  ids: readonly string[],
  point: Point | null,
): Promise<FoundBusiness[]> {
  const keptBusinesses = await viewKeptBusinesses(ctx, ids, point)
  return keptBusinesses.map(({ opening, ...business }) => {
    const { isOpen, text } = openingText(opening, ctx.clock.now())
    return { ...business, is_open: isOpen, opening_text: text }
  })
}

/**
 * Returns the same for a cached page. It contains the opening hours, because the visitor's browser computes whether a
 * business is open.
 */
export async function viewKeptBusinesses(
  ctx: Ctx,
  ids: readonly string[],
  point: Point | null = null,
): Promise<CachedBusiness[]> {
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

function viewOne(row: FoundRow, point: Point | null, { data, tags }: Lists): CachedBusiness {
  const place = viewPlace(row)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    cover_url: row.coverPhotoId && businessPhotoPath(row.coverPhotoId, 'thumb'),
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

/** The data of a business that lists of results show. */
interface FoundRow {
  id: string
  slug: string
  name: string
  logoPhotoId: string | null
  coverPhotoId: string | null
  isVerified: boolean
  tier: BusinessTier
  isFeatured: boolean
  /** Whether the business is public although nobody has paid for its plan. */
  isFree: boolean
  avgRating: number
  reviewCount: number
  shortDescription: string | null
  description: string
  address: string | null
  postalCode: string | null
  city: string
  state: string
  latitude: number
  longitude: number
  isAtCentre: boolean
  categoryIds: number[]
  tagIds: number[]
  hours: unknown
  /** The intervals of days with special hours, by date. */
  special: Record<string, unknown> | null
}

/** Reads, in one statement, the data that lists show. Skips businesses that are not public at `now`. */
async function readFoundRows(db: Tx, ids: readonly string[], now: Date): Promise<FoundRow[]> {
  if (ids.length === 0) return []
  return db.$queryRaw<FoundRow[]>`
    SELECT business.id, business.slug, business.name, business.logo_photo_id AS "logoPhotoId",
      (SELECT photo.photo_id FROM business_photos photo WHERE photo.business_id = business.id
        ORDER BY photo.position, photo.photo_id LIMIT 1) AS "coverPhotoId",
      business.verified_at IS NOT NULL AS "isVerified", business.tier::text,
      ${isRowFeaturedAt(now)} AS "isFeatured", business.public_until IS NULL AS "isFree",
      business.avg_rating::float8 AS "avgRating",
      business.review_count AS "reviewCount", business.short_description AS "shortDescription", business.description,
      business.address, business.postal_code AS "postalCode", town.nombre AS city, provincia.nombre AS state,
      coalesce(business.latitude, town.latitude) AS latitude, coalesce(business.longitude, town.longitude) AS longitude,
      business.latitude IS NULL AS "isAtCentre", entry.category_ids AS "categoryIds", entry.tag_ids AS "tagIds",
      business.hours,
      (SELECT jsonb_object_agg(day.date, day.intervals) FROM business_special_hours day
        WHERE day.business_id = business.id) AS special
    FROM businesses business
    JOIN searched_businesses entry ON entry.business_id = business.id
    JOIN localidades town ON town.id = business.localidad_id
    JOIN provincias provincia ON provincia.id = town.provincia_id
    WHERE business.id = ANY(ARRAY(SELECT unnest(${[...ids]}::uuid[]))) AND ${isRowPublicAt(now)} ${plannedOnce}`
}
