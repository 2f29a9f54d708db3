import { type CategoryInTown, countedAtLink } from '@oficio/contracts/search/landing'
import { Prisma } from '@oficio/db/generated/client'
import { isEntryPublicAt } from '../../businesses/public-business'
import type { Ctx } from '../../kernel/ctx'
import { type Area, buildAreaCondition } from './area'
import { maxLinks } from './sizes'

/** Returns the public businesses of a category, as the part of a query after `FROM`, with the alias `entry`. */
export const buildCategorySource = ({ clock }: Ctx, categoryId: number): Prisma.Sql =>
  Prisma.sql`business_category_links entry
    WHERE entry.category_id = ${categoryId} AND ${isEntryPublicAt(clock.now())}`

type Figures = Pick<CategoryInTown, 'count' | 'rating' | 'openOn'>

/**
 * Returns the common figures of the businesses of a category in a town or a province: count, rating, open on weekends.
 */
export async function readCategoryFigures(
  { db, clock }: Ctx,
  categoryId: number,
  area: Area,
): Promise<Figures> {
  const [row] = await db.$queryRaw<
    { count: number; average: number | null; reviews: number; saturday: number; sunday: number }[]
  >`
    SELECT count(*)::int AS count,
      (sum(business.avg_rating * business.review_count) / nullif(sum(business.review_count), 0))::float8 AS average,
      coalesce(sum(business.review_count), 0)::int AS reviews,
      count(*) FILTER (WHERE jsonb_array_length(business.hours -> 'saturday') > 0)::int AS saturday,
      count(*) FILTER (WHERE jsonb_array_length(business.hours -> 'sunday') > 0)::int AS sunday
    FROM business_category_links entry JOIN businesses business ON business.id = entry.business_id
    WHERE entry.category_id = ${categoryId} AND ${buildAreaCondition(area)}
      AND ${isEntryPublicAt(clock.now())}`
  const { count, average, reviews, saturday, sunday } = row ?? none
  return {
    count,
    rating: average === null ? null : { average: Math.round(average * 100) / 100, count: reviews },
    openOn: { saturday, sunday },
  }
}

const none = { count: 0, average: null, reviews: 0, saturday: 0, sunday: 0 }

interface CategoryCount {
  name: string
  slug: string
  count: number
}

/** Returns the categories that have businesses in the area, the largest first. Omits the category `withoutId`. */
export const listCategoriesOf = (
  { db, clock }: Ctx,
  area: Area,
  withoutId: number | null = null,
): Promise<CategoryCount[]> =>
  db.$queryRaw<CategoryCount[]>`
    SELECT category.name, category.slug, there.count
    FROM business_categories category CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM business_category_links entry
        WHERE entry.category_id = category.id AND ${buildAreaCondition(area)}
          AND ${isEntryPublicAt(clock.now())}
        LIMIT ${countedAtLink}
      ) entries
    ) there
    WHERE category.id IS DISTINCT FROM ${withoutId}::int AND category.retired_at IS NULL AND there.count > 0
    ORDER BY there.count DESC, category.position`

/**
 * Returns the rubros that businesses of the category offer in a town, if the town also has professionals of the rubro.
 */
export const listRubrosBesideCategory = (
  { db, clock }: Ctx,
  categoryId: number,
  localidadId: number,
): Promise<CategoryCount[]> =>
  db.$queryRaw<CategoryCount[]>`
    SELECT rubro.name, rubro.slug, there.count
    FROM rubros rubro CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM professional_rubros entry
        WHERE entry.rubro_id = rubro.id AND entry.localidad_id = ${localidadId} AND entry.is_listed
        LIMIT ${countedAtLink}
      ) entries
    ) there
    WHERE rubro.retired_at IS NULL AND there.count > 0 AND rubro.id IN (
      SELECT offered.rubro_id
      FROM business_category_links entry JOIN business_rubros offered ON offered.business_id = entry.business_id
      WHERE entry.category_id = ${categoryId} AND entry.localidad_id = ${localidadId}
        AND ${isEntryPublicAt(clock.now())}
    )
    ORDER BY there.count DESC, rubro.position
    LIMIT ${maxLinks}`
