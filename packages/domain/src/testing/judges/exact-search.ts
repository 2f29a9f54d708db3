import { scoreRules } from '@oficio/contracts/search/score'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'

/** The criteria of a search, independent of how the search finds its results. */
export interface ExactSearch {
  /** The professional has one of these rubros. Null matches any rubro. */
  rubroIds: readonly number[] | null
  /** A tsquery of the words in the professional's own texts. In it, '#7' is a rubro. */
  words: string | null
  near: { latitude: number; longitude: number; radiusKm: number } | null
  minRating?: number | undefined
  responseMinutes?: number | undefined
  /** The time at which a professional must be available. Null includes unavailable professionals. */
  availableAt: Date | null
}

/**
 * Returns the ids of all professionals that match a search, best first, by the slow way. Checks, measures and sorts
 * everybody from the source tables, without the search's copies, indexes and word lists.
 */
export async function exactSearch(db: Tx, search: ExactSearch, limit?: number): Promise<string[]> {
  const { rubroIds, words, near, minRating = 0, responseMinutes = null, availableAt } = search
  const km = near
    ? Prisma.sql`earth_distance(ll_to_earth(town.latitude, town.longitude),
        ll_to_earth(${near.latitude}::float8, ${near.longitude}::float8)) / 1000`
    : Prisma.sql`0::float8`
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      SELECT person.id, ${km} AS km, person.service_radius_km,
        (SELECT coalesce(sum(points), 0) FROM unnest(person.search_points) points) AS score
      FROM professionals person
      JOIN users account ON account.id = person.user_id
      JOIN localidades town ON town.id = person.localidad_id
      WHERE person.status = 'approved' AND account.closed_at IS NULL
        AND (${availableAt}::timestamptz IS NULL OR person.is_available
          AND coalesce(person.away_until <= ${availableAt}::timestamptz, true))
        AND person.avg_rating >= ${minRating}::numeric
        AND (${responseMinutes}::int IS NULL OR person.median_response_minutes <= ${responseMinutes}::int)
        AND (${rubroIds === null} OR EXISTS (SELECT FROM professional_rubros own
          WHERE own.professional_id = person.id AND own.rubro_id = ANY(${[...(rubroIds ?? [])]}::int[])))
        AND (${words}::text IS NULL OR to_tsvector('oficio',
          concat_ws(' ', account.first_name, account.last_name, person.company_name, person.description))
          || array_to_tsvector(ARRAY(SELECT '#' || own.rubro_id FROM professional_rubros own
            WHERE own.professional_id = person.id))
          @@ ${words}::text::tsquery)
    ) answered
    ${near ? Prisma.sql`WHERE km <= ${near.radiusKm}::float8 AND km <= service_radius_km` : Prisma.empty}
    ORDER BY score - ${scoreRules.pointsPerKm}::int * round(km) DESC, km, id
    LIMIT ${limit ?? null}::int`
  return rows.map(({ id }) => id)
}
