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
 * Returns the professionals who are to be told of work in that place, in the order of docs/product.md, 'Matching':
 * approved and available, with the rubro, and either of the same locality or with a radius that covers the place;
 * nearest first, then better rated, then quicker to answer (unknown is slowest), then by id. With `excludeRequestId`
 * without those who were already told of that request.
 *
 * The rule itself is in prisma/sql/service-requests/match_professionals.sql; docs/matching.md says why.
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
