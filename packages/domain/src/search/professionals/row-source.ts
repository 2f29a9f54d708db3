import { scoreRules } from '@oficio/contracts/search/score'
import { Prisma } from '@oficio/db/generated/client'
import { metresBetween, pointOf, spotOf } from '../../places/around-point'
import type { Point } from '../../places/kilometres'
import { isBackAt } from '../../professionals/availability/is-available'
import { oneOfRubros } from './search-words'

export interface Candidates {
  /** Only professionals with one of these rubros; null for any rubro. */
  rubroIds: readonly number[] | null
  /** Only professionals whose own texts match these words; null for any text. */
  words: SoughtWords | null
  /** Only professionals with all of these as first or last names, in this spelling; absent for any name. */
  names?: readonly string[]
}

export interface SoughtWords {
  /** A tsquery, in which the lexeme '#7' means the rubro with id 7. */
  query: string
  /**
   * Estimates from the counted words: the share of the professionals with the rubros that match, and their number. They
   * decide which strategy is used, never which professionals are found.
   */
  share: number
  expected: number
}

/** The filters that every result must meet. */
export interface Conditions {
  /** Only professionals within the radius around the point whose own service radius reaches the point. */
  near: Near | null
  minRating: number | undefined
  responseMinutes: number | undefined
  /** Only professionals who take work at that moment; null includes the others. */
  availableAt: Date | null
  without: readonly string[]
}

export interface Near extends Point {
  radiusKm: number
}

export interface FoundRow {
  professionalId: string
  /** From the point to the centre of the professional's locality; null in a search without a point. */
  distanceKm: number | null
  score: number
}

/**
 * Returns the localities around the point, by their centres. OFFSET 0 keeps PostgreSQL from computing a distance twice.
 */
export function townsIn(near: Conditions['near']): Prisma.Sql {
  if (!near) return Prisma.empty
  const point = pointOf(near)
  return Prisma.sql`town AS MATERIALIZED (
    SELECT id, km FROM (
      SELECT id, ${metresBetween(spotOf('localidades'), point)} / 1000 AS km
      FROM localidades
      WHERE ${spotOf('localidades')} <@ earth_box(${point}, ${near.radiusKm * 1000 + 1}::float8)
      OFFSET 0
    ) around WHERE km <= ${near.radiusKm}::float8
  ),`
}

/** Returns the order of results: the score, minus points for each whole kilometre to the place, if there is one. */
export const rankOf = (km: Prisma.Sql | null): Prisma.Sql =>
  km ? Prisma.sql`entry.score - ${scoreRules.pointsPerKm}::int * round(${km})` : Prisma.sql`entry.score`

export function conditionsOf({
  near,
  minRating,
  responseMinutes,
  availableAt,
  without,
}: Conditions): Prisma.Sql {
  const all = [
    near && Prisma.sql`entry.service_radius_km >= town.km`,
    minRating && Prisma.sql`entry.avg_rating >= ${minRating}::numeric`,
    responseMinutes && Prisma.sql`entry.response_minutes <= ${responseMinutes}::int`,
    availableAt && Prisma.sql`entry.is_available AND ${isBackAt('entry', availableAt)}`,
    without.length > 0 && Prisma.sql`entry.professional_id <> ALL(${[...without]}::uuid[])`,
  ].filter((condition) => typeof condition === 'object' && condition !== null)
  return all.length > 0 ? Prisma.join(all, ' AND ') : Prisma.sql`true`
}

/**
 * Returns the SQL source of the candidates without their words, and the maximum number of lists that contain one
 * professional.
 */
export function sourceOf({ rubroIds }: Candidates): {
  wantedRubros: Prisma.Sql
  entries: Prisma.Sql
  lists: number
} {
  if (rubroIds)
    return {
      wantedRubros: Prisma.sql`unnest(${[...rubroIds]}::int[]) wanted (rubro_id)`,
      entries: Prisma.sql`professional_rubros entry WHERE entry.rubro_id = wanted.rubro_id AND entry.is_listed`,
      lists: rubroIds.length,
    }
  return {
    wantedRubros: Prisma.sql`(SELECT 0 AS rubro_id) wanted`,
    entries: Prisma.sql`search_profiles entry WHERE entry.is_listed`,
    lists: 1,
  }
}

/**
 * Returns the condition that an entry matches the words and names. As a subquery it is evaluated row by row. As a plain
 * condition PostgreSQL would find all matches in the country, once for each locality.
 */
export const buildTextCondition = ({ words, names }: Candidates): Prisma.Sql =>
  words
    ? Prisma.sql`(SELECT said.words @@ ${words.query}::tsquery FROM search_profiles said
        WHERE said.professional_id = entry.professional_id) AND ${isCalled(names)}`
    : Prisma.sql`true`

const isCalled = (names: Candidates['names']): Prisma.Sql =>
  names
    ? Prisma.sql`(
        SELECT string_to_array(fold_text(concat_ws(' ', account.first_name, account.last_name)), ' ')
          @> ${[...names]}::text[]
        FROM professionals professional JOIN users account ON account.id = professional.user_id
        WHERE professional.id = entry.professional_id)`
    : Prisma.sql`true`

/**
 * Returns a CTE of all professionals who match the words and have one of the rubros, wherever they are, by the index of
 * words.
 */
export const buildMatchedCte = (
  { query }: SoughtWords,
  { rubroIds, names }: Candidates,
): Prisma.Sql => Prisma.sql`
  matched AS MATERIALIZED (
    SELECT entry.* FROM search_profiles entry
    WHERE entry.is_listed AND entry.words @@ ${rubroIds ? `(${query}) & ${oneOfRubros(rubroIds)}` : query}::tsquery
      AND ${isCalled(names)}
  )`
