import { Prisma } from '@oficio/db/generated/client'

/**
 * The localities where a professional works (`pr`, a row of theirs in professional_rubros): a few hundred at most. The
 * coordinates are the copies that matching itself reads. OFFSET 0 keeps a distance from being measured per request.
 */
export const townsInReach = Prisma.sql`
  SELECT localidad.id, earth_distance(ll_to_earth(pr.latitude, pr.longitude),
    ll_to_earth(localidad.latitude, localidad.longitude)) / 1000 AS distance_km
  FROM localidades localidad
  WHERE localidad.id = pr.localidad_id
    OR (ll_to_earth(localidad.latitude, localidad.longitude)
        <@ earth_box(ll_to_earth(pr.latitude, pr.longitude), pr.service_radius_km * 1000 + 1)
      AND earth_distance(ll_to_earth(pr.latitude, pr.longitude),
        ll_to_earth(localidad.latitude, localidad.longitude)) <= pr.service_radius_km * 1000)
  OFFSET 0`
