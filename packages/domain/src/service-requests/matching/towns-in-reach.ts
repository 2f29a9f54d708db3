import { Prisma } from '@oficio/db/generated/client'
import { metresBetween, spotOf } from '../../places/around-point'

const metres = metresBetween(spotOf('pr'), spotOf('localidad'))

/**
 * SQL for the localities where a professional works, a few hundred at most; `pr` is the professional's row in
 * professional_rubros. The coordinates are the copies that matching itself reads. OFFSET 0 stops the planner from
 * computing the distance once per request.
 */
export const townsInReach = Prisma.sql`
  SELECT localidad.id, ${metres} / 1000 AS distance_km
  FROM localidades localidad
  WHERE localidad.id = pr.localidad_id
    OR (${spotOf('localidad')} <@ earth_box(${spotOf('pr')}, pr.service_radius_km * 1000 + 1)
      AND ${metres} <= pr.service_radius_km * 1000)
  OFFSET 0`
