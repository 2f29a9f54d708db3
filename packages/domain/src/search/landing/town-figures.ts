import type { LandingTown, RubroInTown, RubroTowns } from '@oficio/contracts/search/landing'
import type { Tx } from '@oficio/db/client'
import type { Place } from '../../places/find-place'
import { townAddress } from '../../places/town-address'

const linked = 8
/** Of how many of the nearest towns those with the rubro are named. */
const lookedAt = 600
/** A link says no larger number. */
const countedAtLink = 100
/** What stands where nothing was measured. */
const unknownMinutes = 2_147_483_647

interface TownFigures extends Pick<RubroInTown, 'medianResponseMinutes' | 'rating'> {
  /** How many of the rubro stand in the town. */
  standing: number
}

/** Returns what those of a rubro who stand in a town come to together. */
export async function readTownFigures(db: Tx, rubroId: number, localidadId: number): Promise<TownFigures> {
  const [row] = await db.$queryRaw<
    { standing: number; minutes: number | null; average: number | null; reviews: number }[]
  >`
    SELECT count(*)::int AS standing,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY entry.response_minutes)
        FILTER (WHERE entry.response_minutes < ${unknownMinutes}))::float8 AS minutes,
      (sum(one.avg_rating * one.review_count) / nullif(sum(one.review_count), 0))::float8 AS average,
      coalesce(sum(one.review_count), 0)::int AS reviews
    FROM professional_rubros entry JOIN professionals one ON one.id = entry.professional_id
    WHERE entry.rubro_id = ${rubroId} AND entry.localidad_id = ${localidadId} AND entry.is_listed`
  if (!row) return { standing: 0, medianResponseMinutes: null, rating: null }
  const { standing, minutes, average, reviews } = row
  return {
    standing,
    medianResponseMinutes: minutes === null ? null : Math.round(minutes),
    rating: average === null ? null : { average: Math.round(average * 100) / 100, count: reviews },
  }
}

/** Returns what else is offered in a town, the most first. */
export const listRubrosOfTown = (
  db: Tx,
  localidadId: number,
  withoutId: number,
): Promise<RubroInTown['otherRubros']> =>
  db.$queryRaw<RubroInTown['otherRubros']>`
    SELECT rubro.name, rubro.slug, there.count
    FROM rubros rubro CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM professional_rubros entry
        WHERE entry.rubro_id = rubro.id AND entry.localidad_id = ${localidadId} AND entry.is_listed
        LIMIT ${countedAtLink}
      ) entries
    ) there
    WHERE rubro.retired_at IS NULL AND rubro.id <> ${withoutId} AND there.count > 0
    ORDER BY there.count DESC, rubro.position
    LIMIT ${linked}`

/** Returns the nearest other towns where somebody of the rubro stands. */
export const listNearTowns = (
  db: Tx,
  rubroId: number,
  { localidadId, latitude, longitude }: Pick<Place, 'localidadId' | 'latitude' | 'longitude'>,
): Promise<RubroInTown['nearTowns']> =>
  db.$queryRaw<RubroInTown['nearTowns']>`
    SELECT town.nombre AS city, province.nombre AS state, ${townAddress} AS slug, there.count
    FROM (
      SELECT * FROM localidades
      ORDER BY ll_to_earth(latitude, longitude) <-> ll_to_earth(${latitude}::float8, ${longitude}::float8)
      LIMIT ${lookedAt}
    ) town
    JOIN provincias province ON province.id = town.provincia_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM professional_rubros entry
        WHERE entry.rubro_id = ${rubroId} AND entry.localidad_id = town.id AND entry.is_listed
        LIMIT ${countedAtLink}
      ) entries
    ) there
    WHERE town.id <> ${localidadId} AND there.count > 0
    ORDER BY ll_to_earth(town.latitude, town.longitude) <-> ll_to_earth(${latitude}::float8, ${longitude}::float8), town.id
    LIMIT ${linked}`

interface TownOfRubro extends Pick<LandingTown, 'city' | 'state' | 'slug'> {
  count: number
}

/** Returns every town where somebody of the rubro stands, by province and name. */
export async function listTownsOfRubro(db: Tx, rubroId: number): Promise<RubroTowns['provinces']> {
  const towns = await db.$queryRaw<TownOfRubro[]>`
    SELECT town.nombre AS city, province.nombre AS state, ${townAddress} AS slug, there.count
    FROM (
      SELECT localidad_id, count(*)::int AS count FROM professional_rubros
      WHERE rubro_id = ${rubroId} AND is_listed GROUP BY localidad_id
    ) there
    JOIN localidades town ON town.id = there.localidad_id
    JOIN provincias province ON province.id = town.provincia_id
    ORDER BY province.position, town.nombre, town.id`
  const provinces: RubroTowns['provinces'] = []
  for (const { state: name, ...town } of towns) {
    if (provinces.at(-1)?.name !== name) provinces.push({ name, towns: [] })
    provinces.at(-1)?.towns.push(town)
  }
  return provinces
}
