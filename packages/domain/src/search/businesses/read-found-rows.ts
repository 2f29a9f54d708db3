import type { BusinessTier } from '@oficio/contracts/businesses/plans'
import type { Tx } from '@oficio/db/client'
import { isRowFeaturedAt, isRowPublicAt } from '../../businesses/public-business'

/** What a list shows of a business. */
export interface FoundRow {
  id: string
  slug: string
  name: string
  logoPhotoId: string | null
  isVerified: boolean
  tier: BusinessTier
  isFeatured: boolean
  /** Public though nobody has paid for its plan. */
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
  /** The intervals of days that are not as usual, by date. */
  special: Record<string, unknown> | null
}

/** Reads in one statement what a list shows, of those that are public at that moment. */
export async function readFoundRows(db: Tx, ids: readonly string[], now: Date): Promise<FoundRow[]> {
  if (ids.length === 0) return []
  return db.$queryRaw<FoundRow[]>`
    SELECT business.id, business.slug, business.name, business.logo_photo_id AS "logoPhotoId",
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
    WHERE business.id = ANY(${[...ids]}::uuid[]) AND ${isRowPublicAt(now)}`
}
