import { countedAtLink, type LandingTown, type RowCount } from '@oficio/contracts/search/landing'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { pointOf, spotOf } from '../../places/around-point'
import type { Place } from '../../places/find-place'
import { townAddress } from '../../places/town-address'
import { maxLinks } from './sizes'

/** How many of the nearest towns are searched for entries. */
const maxSearchedTowns = 600

/** The entries of a page: the part of a query after `FROM`, whose rows have the alias `entry` and a town. */
type Entries = Prisma.Sql

/** Returns the nearest other towns with at least one of the entries. */
export const listNearTowns = (
  db: Tx,
  entries: Entries,
  { localidadId, ...point }: Pick<Place, 'localidadId' | 'latitude' | 'longitude'>,
): Promise<TownWith[]> =>
  db.$queryRaw<TownWith[]>`
    SELECT town.nombre AS city, province.nombre AS state, ${townAddress} AS slug, there.count
    FROM (
      SELECT * FROM localidades
      ORDER BY ${spotOf('localidades')} <-> ${pointOf(point)}
      LIMIT ${maxSearchedTowns}
    ) town
    JOIN provincias province ON province.id = town.provincia_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM ${entries} AND entry.localidad_id = town.id LIMIT ${countedAtLink}
      ) counted
    ) there
    WHERE town.id <> ${localidadId} AND there.count > 0
    ORDER BY ${spotOf('town')} <-> ${pointOf(point)}, town.id
    LIMIT ${maxLinks}`

type TownWith = Pick<LandingTown, 'city' | 'state' | 'slug'> & RowCount

interface ProvinceWith {
  name: string
  slug: string
  towns: (Pick<LandingTown, 'city' | 'slug'> & RowCount)[]
}

/** Returns every town with at least one of the entries, ordered by province and name. */
export async function listTownsWith(db: Tx, entries: Entries): Promise<ProvinceWith[]> {
  const towns = await db.$queryRaw<(TownWith & { provinceSlug: string })[]>`
    SELECT town.nombre AS city, province.nombre AS state, province.slug AS "provinceSlug", ${townAddress} AS slug, there.count
    FROM (
      SELECT entry.localidad_id, count(*)::int AS count FROM ${entries} GROUP BY entry.localidad_id
    ) there
    JOIN localidades town ON town.id = there.localidad_id
    JOIN provincias province ON province.id = town.provincia_id
    ORDER BY province.position, town.nombre, town.id`
  const provinces: ProvinceWith[] = []
  for (const { state: name, provinceSlug, ...town } of towns) {
    if (provinces.at(-1)?.name !== name) provinces.push({ name, slug: provinceSlug, towns: [] })
    provinces.at(-1)?.towns.push(town)
  }
  return provinces
}

/** Returns the other provinces with at least one of the entries, in the usual order. */
export const listOtherProvinces = (
  db: Tx,
  entries: Entries,
  withoutId: number,
): Promise<{ name: string; slug: string; count: number }[]> =>
  db.$queryRaw<{ name: string; slug: string; count: number }[]>`
    SELECT province.nombre AS name, province.slug, sum(there.count)::int AS count
    FROM (
      SELECT entry.localidad_id, count(*) AS count FROM ${entries} GROUP BY entry.localidad_id
    ) there
    JOIN localidades town ON town.id = there.localidad_id AND town.provincia_id <> ${withoutId}
    JOIN provincias province ON province.id = town.provincia_id
    GROUP BY province.id ORDER BY province.position`
