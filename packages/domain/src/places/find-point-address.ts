import { AppError } from '@oficio/contracts/errors'
import type { PointAddress } from '@oficio/contracts/places/endpoints'
import { serverLimits } from '@oficio/contracts/server-limits'
import { iso1A2Code } from '@rapideditor/country-coder'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { pointOf, spotOf } from './around-point'
import { kilometres, type Point } from './kilometres'

/**
 * Country codes of points that may lie in Argentina. The claimed islands and Antarctica have codes of their own; a
 * point at sea has none (null).
 */
const argentineCodes: readonly (string | null)[] = ['AR', 'FK', 'GS', 'AQ', null]

/**
 * A point within this distance of a known locality belongs to it, even if it seems to be abroad, because the borders
 * are simplified (Martín García island).
 */
const certainKm = 1

/** Returns whether a point is in another country. Points at sea are in no country. */
const isAbroad = ({ latitude, longitude }: Point): boolean =>
  !argentineCodes.includes(iso1A2Code([longitude, latitude], { level: 'territory' }))

/**
 * Returns the locality whose centre is nearest to a point, with its province (docs/product.md, 'Places'). Throws
 * no_place_near if no locality is within `serverLimits.nearestPlaceKm`, and for points in neighbouring countries. Never
 * stores the point.
 */
export async function findPointAddress(ctx: Ctx, _actor: Actor, point: Point): Promise<PointAddress> {
  const [nearest] = await ctx.db.$queryRaw<(Omit<PointAddress, 'formattedAddress'> & Point)[]>`
    SELECT localidad.id AS "localidadId", localidad.nombre AS city, provincia.id AS "provinciaId",
      provincia.nombre AS state, localidad.latitude, localidad.longitude
    FROM localidades localidad
    JOIN provincias provincia ON provincia.id = localidad.provincia_id
    WHERE ${spotOf('localidad')} <@ earth_box(${pointOf(point)}, ${serverLimits.nearestPlaceKm * 1000}::float8)
    ORDER BY ${spotOf('localidad')} <-> ${pointOf(point)}, localidad.id
    LIMIT 1`
  if (!nearest) throw new AppError('no_place_near')
  const { latitude, longitude, ...place } = nearest
  if (kilometres(point, { latitude, longitude }) > certainKm && isAbroad(point))
    throw new AppError('no_place_near')
  return { ...place, formattedAddress: `${place.city}, ${place.state}, Argentina` }
}
