import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { PointAddress } from '@oficio/contracts/places/endpoints'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/**
 * Returns the locality whose centre is nearest to a point, with its province (docs/product.md, 'Places'). Throws
 * no_place_near where there is none for a hundred kilometres. The point is stored nowhere.
 */
export async function findPointAddress(
  ctx: Ctx,
  _actor: Actor,
  { latitude, longitude }: { latitude: number; longitude: number },
): Promise<PointAddress> {
  const [nearest] = await ctx.db.$queryRaw<Omit<PointAddress, 'formattedAddress'>[]>`
    SELECT localidad.id AS "localidadId", localidad.nombre AS city, provincia.id AS "provinciaId",
      provincia.nombre AS state
    FROM localidades localidad
    JOIN provincias provincia ON provincia.id = localidad.provincia_id
    WHERE ll_to_earth(localidad.latitude, localidad.longitude)
      <@ earth_box(ll_to_earth(${latitude}::float8, ${longitude}::float8), ${limits.nearestPlaceKm * 1000}::float8)
    ORDER BY ll_to_earth(localidad.latitude, localidad.longitude)
      <-> ll_to_earth(${latitude}::float8, ${longitude}::float8), localidad.id
    LIMIT 1`
  if (!nearest) throw new AppError('no_place_near')
  return { ...nearest, formattedAddress: `${nearest.city}, ${nearest.state}, Argentina` }
}
