import type { Ctx } from '../../kernel/ctx'

/** The place of the work, with the coordinates of its locality. */
export interface RequestPlace {
  rubroId: number
  localidadId: number
  latitude: number
  longitude: number
}

export interface Match {
  professionalId: string
  /** Great-circle distance from the request's place to the professional's place. */
  distanceKm: number
}

/**
 * Returns the professionals to notify of work in a place, in the order of docs/product.md, 'Matching'. They are
 * approved, available and of the rubro, and work in the same locality or have a radius that covers the place. Order:
 * nearest first, then better rated, then quicker to answer (unknown is slowest), then by id. With `excludeRequestId`,
 * skips professionals who were already notified of that request.
 *
 * The rule itself is in prisma/sql/service-requests/match_professionals.sql; docs/matching.md explains why.
 */
export async function matchProfessionals(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  place: RequestPlace,
  { limit, excludeRequestId = null }: { limit: number; excludeRequestId?: string | null },
): Promise<Match[]> {
  return db.$queryRaw<Match[]>`
    SELECT professional_id AS "professionalId", distance_km AS "distanceKm"
    FROM match_professionals(${place.rubroId}::int, ${place.localidadId}::int,
      ${place.latitude}::float8, ${place.longitude}::float8, ${excludeRequestId}::uuid, ${limit}::int,
      ${clock.now()}::timestamptz)`
}
