import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { PointAddress } from '@oficio/contracts/places/endpoints'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { pointOf, spotOf } from './around-point'
import type { Point } from './kilometres'

/**
 * Returns the locality whose centre is nearest to a point, with its province (docs/product.md, 'Places'). Throws
 * no_place_near where there is none for a hundred kilometres. The point is stored nowhere.
 */
export async function findPointAddress(ctx: Ctx, _actor: Actor, point: Point): Promise<PointAddress> {
  const [nearest] = await ctx.db.$queryRaw<Omit<PointAddress, 'formattedAddress'>[]>`
    SELECT localidad.id AS "localidadId", localidad.nombre AS city, provincia.id AS "provinciaId",
      provincia.nombre AS state
    FROM localidades localidad
    JOIN provincias provincia ON provincia.id = localidad.provincia_id
    WHERE ${spotOf('localidad')} <@ earth_box(${pointOf(point)}, ${limits.nearestPlaceKm * 1000}::float8)
    ORDER BY ${spotOf('localidad')} <-> ${pointOf(point)}, localidad.id
    LIMIT 1`
  if (!nearest) throw new AppError('no_place_near')
  return { ...nearest, formattedAddress: `${nearest.city}, ${nearest.state}, Argentina` }
}
