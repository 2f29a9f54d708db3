import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'

export interface MatchingRequest {
  requestId: string
  /** Great-circle distance from where the professional stands to the request's locality. */
  distanceKm: number
}

interface Page {
  requests: MatchingRequest[]
  /** What to ask with for older ones; null at the end. */
  nextCursor: string | null
}

/**
 * Returns the live requests that the professional would be told of (the rule of `matchProfessionals`, seen from the
 * other side), newest first, without those they filed themselves. A cursor that is not one of ours starts at the top.
 */
export async function listMatchingRequests(
  db: Tx,
  professionalId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page> {
  const rows = await db.$queryRaw<(MatchingRequest & { createdAt: Date })[]>`
    WITH reachable AS MATERIALIZED (${reachableTowns(professionalId)})
    SELECT found.id AS "requestId", found.distance_km AS "distanceKm", found.created_at AS "createdAt"
    FROM professional_rubros pr
    JOIN professionals professional ON professional.id = pr.professional_id
    CROSS JOIN LATERAL (
      SELECT request.id, request.created_at, reachable.distance_km
      FROM service_requests request JOIN reachable ON reachable.id = request.localidad_id
      WHERE request.rubro_id = pr.rubro_id
        AND request.status IN ('pending', 'open', 'in_progress')
        AND request.user_id IS DISTINCT FROM professional.user_id
        ${olderThan(cursor)}
      ORDER BY request.created_at DESC, request.id DESC
      LIMIT ${limit + 1}
    ) found
    WHERE pr.professional_id = ${professionalId}::uuid AND pr.is_matchable
    ORDER BY found.created_at DESC, found.id DESC
    LIMIT ${limit + 1}`
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    requests: page.map(({ requestId, distanceKm }) => ({ requestId, distanceKm })),
    nextCursor: last && rows.length > limit ? `${last.createdAt.toISOString()}_${last.requestId}` : null,
  }
}

/** A few hundred localities at most, read once, so that a request's town is looked up and not measured. */
function reachableTowns(professionalId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT town.id, earth_distance(place.point, ll_to_earth(town.latitude, town.longitude)) / 1000 AS distance_km
    FROM (
      SELECT professional.localidad_id, professional.service_radius_km * 1000 AS radius_m,
        ll_to_earth(coalesce(professional.latitude, home.latitude), coalesce(professional.longitude, home.longitude)) AS point
      FROM professionals professional JOIN localidades home ON home.id = professional.localidad_id
      WHERE professional.id = ${professionalId}::uuid
    ) place
    JOIN localidades town ON town.id = place.localidad_id
      OR (ll_to_earth(town.latitude, town.longitude) <@ earth_box(place.point, place.radius_m + 1)
        AND earth_distance(place.point, ll_to_earth(town.latitude, town.longitude)) <= place.radius_m)`
}

const cursorForm = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

function olderThan(cursor = ''): Prisma.Sql {
  const [, time = '', id] = cursorForm.exec(cursor) ?? []
  const createdAt = new Date(time)
  if (Number.isNaN(createdAt.getTime())) return Prisma.empty
  return Prisma.sql`AND (request.created_at, request.id) < (${createdAt}, ${id}::uuid)`
}
