import type { Tx } from '@oficio/db/client'

/**
 * Returns whether the matching rule joins the two: the professional is approved and available, has the rubro, and is
 * of the same locality or covers the request's with their own radius.
 */
export async function isInReach(tx: Tx, professionalId: string, requestId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1
    FROM service_requests r
    JOIN localidades l ON l.id = r.localidad_id
    JOIN professional_rubros pr ON pr.rubro_id = r.rubro_id AND pr.professional_id = ${professionalId}::uuid
    WHERE r.id = ${requestId}::uuid
      AND pr.is_matchable
      AND (
        pr.localidad_id = r.localidad_id
        OR earth_distance(ll_to_earth(pr.latitude, pr.longitude), ll_to_earth(l.latitude, l.longitude)) <= pr.service_radius_km * 1000.0
      )`
  return rows.length > 0
}
