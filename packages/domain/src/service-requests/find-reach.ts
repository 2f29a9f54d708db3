import type { Ctx } from '../kernel/ctx'
import { metresBetween, spotOf } from '../places/around-point'
import { isBackAt } from '../professionals/availability/is-available'

/**
 * Returns the distance of a matching professional from a locality, or null if the professional does not match. A match
 * is approved and available, has the rubro, and is in the same locality or covers it with the own service radius.
 */
export async function findReach(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  professionalId: string,
  { rubroId, localidadId }: { rubroId: number; localidadId: number },
): Promise<{ distanceKm: number } | null> {
  const rows = await db.$queryRaw<{ distanceKm: number }[]>`
    SELECT * FROM (
      SELECT pr.localidad_id, pr.service_radius_km,
        ${metresBetween(spotOf('pr'), spotOf('town'))} / 1000 AS "distanceKm"
      FROM professional_rubros pr
      JOIN localidades town ON town.id = ${localidadId}
      WHERE pr.professional_id = ${professionalId}::uuid AND pr.rubro_id = ${rubroId} AND pr.is_matchable
        AND ${isBackAt('pr', clock.now())}
    ) found
    WHERE localidad_id = ${localidadId} OR "distanceKm" <= service_radius_km`
  return rows[0] ? { distanceKm: rows[0].distanceKm } : null
}

/**
 * Returns whether the professional matches the request. Returns false while the request is still offered to another
 * professional first.
 */
export async function isInReach(ctx: Ctx, professionalId: string, requestId: string): Promise<boolean> {
  const request = await ctx.db.serviceRequest.findUnique({
    where: { id: requestId },
    select: { rubroId: true, localidadId: true, preferredProfessionalId: true, firstOfferUntil: true },
  })
  if (!request || isForAnother(request, professionalId, ctx.clock.now())) return false
  return (await findReach(ctx, professionalId, request)) !== null
}

const isForAnother = (
  request: { preferredProfessionalId: string | null; firstOfferUntil: Date | null },
  professionalId: string,
  now: Date,
): boolean =>
  request.firstOfferUntil !== null &&
  request.firstOfferUntil > now &&
  request.preferredProfessionalId !== professionalId
