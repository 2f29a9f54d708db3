import { AppError } from '@oficio/contracts/errors'
import type { PointAddress } from '@oficio/contracts/places/endpoints'
import { serverLimits } from '@oficio/contracts/server-limits'
import { iso1A2Code } from '@rapideditor/country-coder'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { pointOf, spotOf } from './around-point'
import { kilometres, type Point } from './kilometres'

/** Country codes of points that may lie in Argentina: the claimed islands and Antarctica have their own codes. */
const argentineCodes: readonly (string | null)[] = ['AR', 'FK', 'GS', 'AQ', null]

/** The borders are simplified, so a point this close to a known locality belongs to it (Martín García island). */
const certainKm = 1

/** Returns whether a point is in another country; points at sea are in none. */
const isAbroad = ({ latitude, longitude }: Point): boolean =>
  !argentineCodes.includes(iso1A2Code([longitude, latitude], { level: 'territory' }))

/**
 * Returns the locality with the centre nearest to a point, with its province (docs/product.md, 'Places'). Throws
 * no_place_near without a locality within a hundred kilometres, and for points of neighbouring countries. The point
 * is never stored.
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
