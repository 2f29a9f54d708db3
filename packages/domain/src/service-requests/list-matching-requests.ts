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
    SELECT found.id AS "requestId", town.distance_km AS "distanceKm", found.created_at AS "createdAt"
    FROM professional_rubros pr
    JOIN professionals professional ON professional.id = pr.professional_id
    CROSS JOIN LATERAL (${townsInReach}) town
    CROSS JOIN LATERAL (
      SELECT request.id, request.created_at
      FROM service_requests request
      WHERE request.rubro_id = pr.rubro_id AND request.localidad_id = town.id
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

/**
 * A few hundred localities at most, and of each only its newest requests: however many there are in the country. The
 * coordinates are the copies that matching itself reads. OFFSET 0 keeps a distance from being measured per request.
 */
const townsInReach = Prisma.sql`
  SELECT localidad.id, earth_distance(ll_to_earth(pr.latitude, pr.longitude),
    ll_to_earth(localidad.latitude, localidad.longitude)) / 1000 AS distance_km
  FROM localidades localidad
  WHERE localidad.id = pr.localidad_id
    OR (ll_to_earth(localidad.latitude, localidad.longitude)
        <@ earth_box(ll_to_earth(pr.latitude, pr.longitude), pr.service_radius_km * 1000 + 1)
      AND earth_distance(ll_to_earth(pr.latitude, pr.longitude),
        ll_to_earth(localidad.latitude, localidad.longitude)) <= pr.service_radius_km * 1000)
  OFFSET 0`

const cursorForm = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

function olderThan(cursor = ''): Prisma.Sql {
  const [, time = '', id] = cursorForm.exec(cursor) ?? []
  const createdAt = new Date(time)
  if (Number.isNaN(createdAt.getTime())) return Prisma.empty
  return Prisma.sql`AND (request.created_at, request.id) < (${createdAt}, ${id}::uuid)`
}
