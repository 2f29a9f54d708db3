import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { isBackAt } from '../../professionals/availability/is-available'
import { townsInReach } from './towns-in-reach'

interface MatchingRequest {
  requestId: string
  /** Great-circle distance from the professional's place to the request's locality. */
  distanceKm: number
}

interface Page {
  requests: MatchingRequest[]
  /** Pass this cursor to get the next page; null on the last page. */
  nextCursor: string | null
}

interface Row extends MatchingRequest {
  isRunning: boolean
  createdAt: Date
}

/**
 * True for an urgent request without an outcome yet. The SQL must equal the expression of the index, or the planner
 * ignores the index.
 */
const isRunning = Prisma.sql`(request.is_urgent AND request.urgent_outcome IS NULL)`

/**
 * Returns the live requests that match the professional: the rule of `matchProfessionals` from the professional's
 * side. Excludes requests that the professional filed. Urgent requests without an outcome come first, then the rest,
 * newest first in each part. An invalid cursor starts at the first page.
 */
export async function listMatchingRequests(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  professionalId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT found.id AS "requestId", town.distance_km AS "distanceKm", found.is_running AS "isRunning",
      found.created_at AS "createdAt"
    FROM professional_rubros pr
    JOIN professionals professional ON professional.id = pr.professional_id
    CROSS JOIN LATERAL (${townsInReach}) town
    CROSS JOIN LATERAL (
      SELECT request.id, ${isRunning} AS is_running, request.created_at
      FROM service_requests request
      WHERE request.rubro_id = pr.rubro_id AND request.localidad_id = town.id
        -- The live ones, written out: only so does the planner know that the index of the live ones has them all.
        AND request.status IN ('pending', 'open', 'in_progress')
        AND request.user_id IS DISTINCT FROM professional.user_id
        -- Nobody has confirmed it, and professionals are not to hear of it before.
        AND (request.held_because IS NULL OR request.confirmed_at IS NOT NULL)
        -- Not what is for now only for somebody else.
        AND (request.first_offer_until IS NULL OR request.first_offer_until <= ${clock.now()}
          OR request.preferred_professional_id = pr.professional_id)
        ${after(cursor)}
      ORDER BY ${isRunning} DESC, request.created_at DESC, request.id DESC
      LIMIT ${limit + 1}
    ) found
    WHERE pr.professional_id = ${professionalId}::uuid AND pr.is_matchable
      AND ${isBackAt('pr', clock.now())}
    ORDER BY found.is_running DESC, found.created_at DESC, found.id DESC
    LIMIT ${limit + 1}`
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    requests: page.map(({ requestId, distanceKm }) => ({ requestId, distanceKm })),
    nextCursor: last && rows.length > limit ? cursorOf(last) : null,
  }
}

const cursorOf = ({ isRunning, createdAt, requestId }: Row): string =>
  `${isRunning ? 'u' : 'r'}_${createdAt.toISOString()}_${requestId}`

// PostgreSQL has no year 0.
const cursorForm = /^([ur])_((?!0000)\d{4}-\d\d-\d\dT[\d:.]{12}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/**
 * Returns the SQL condition for rows after the cursor. An urgent request that is answered between two pages has moved
 * to the second part by then.
 */
function after(cursor = ''): Prisma.Sql {
  const [, part, time = '', id] = cursorForm.exec(cursor) ?? []
  const createdAt = new Date(time)
  if (Number.isNaN(createdAt.getTime())) return Prisma.empty
  return Prisma.sql`AND (${isRunning}, request.created_at, request.id) < (${part === 'u'}, ${createdAt}, ${id}::uuid)`
}
