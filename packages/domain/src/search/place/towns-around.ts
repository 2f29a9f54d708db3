import type { MappedTown } from '@oficio/contracts/search/demand'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { isWithin, pointOf, spotOf } from '../../places/around-point'
import type { Place } from '../../places/find-place'

type Centre = Pick<Place, 'localidadId' | 'latitude' | 'longitude'>

/** Returns the larger towns within the radius; the place's own town comes first. */
export const townsAround = (db: Tx, place: Centre, radiusKm: number): Promise<MappedTown[]> =>
  db.$queryRaw<MappedTown[]>`
    SELECT nombre, latitude, longitude
    FROM localidades localidad
    WHERE ${isInReach(place, radiusKm)}
    ORDER BY id <> ${place.localidadId}::int, population DESC, id
    LIMIT ${serverLimits.demandTowns}`

/** Returns the condition that `localidad` is the place's own town or lies within the radius. */
export const isInReach = ({ localidadId, ...point }: Centre, radiusKm: number): Prisma.Sql =>
  Prisma.sql`(localidad.id = ${localidadId}::int
    OR (${isWithin(spotOf('localidad'), pointOf(point), radiusKm * 1000)}))`
