import { limits } from '@oficio/contracts/limits'
import type { BusinessSort } from '@oficio/contracts/search/business-sorts'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { pointOf, type Sought, soughtFrom } from './business-source'

/** One more than is told, which says that there are more. */
const mostCounted = limits.businessSearchCounted + 1

/** Returns how many there are of each that is sought, up to one more than are counted; all in one statement. */
export async function countEach(db: Tx, list: readonly Sought[]): Promise<number[]> {
  if (list.length === 0) return []
  const counts = list.map(
    (sought, at) => Prisma.sql`
      SELECT ${at}::int AS at,
        (SELECT count(*)::int FROM (SELECT FROM ${soughtFrom(sought, true)} LIMIT ${mostCounted}) found) AS count`,
  )
  const rows = await db.$queryRaw<{ at: number; count: number }[]>`${Prisma.join(counts, ' UNION ALL ')}`
  const found = new Map(rows.map(({ at, count }) => [at, count]))
  return list.map((_sought, at) => found.get(at) ?? 0)
}

interface Window {
  sort: BusinessSort
  /** From where distances are measured; without one there is no order by distance. */
  point: { latitude: number; longitude: number } | null
  skip: number
  take: number
}

/** Returns the ids of a window of what is sought, in order. The window lies within what is counted, so it costs little. */
export async function readIds(
  db: Tx,
  sought: Sought,
  { sort, point, skip, take }: Window,
): Promise<string[]> {
  if (take <= 0) return []
  const order = orderOf(sort, point)
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT entry.business_id AS id FROM ${soughtFrom(sought, order === byScore)}
    ORDER BY ${order} OFFSET ${skip} LIMIT ${take}`
  return rows.map(({ id }) => id)
}

const byScore = Prisma.sql`entry.score DESC, entry.business_id`

function orderOf(sort: BusinessSort, point: Window['point']): Prisma.Sql {
  if (sort === 'rating') return Prisma.sql`entry.avg_rating DESC, entry.review_count DESC, entry.business_id`
  if (sort === 'name_asc') return Prisma.sql`entry.name_key, entry.business_id`
  if (sort === 'name_desc') return Prisma.sql`entry.name_key DESC, entry.business_id DESC`
  if (sort === 'distance' && point) return Prisma.sql`entry.spot <-> ${pointOf(point)}, entry.business_id`
  return byScore
}

/** How many that pay for a labelled place take turns in it. */
const takingTurns = 200

/**
 * Returns some of the sought that pay for a labelled place. Each hour another lot decides, so that all of them come to stand
 * there; the score only says who takes turns where they are very many.
 */
export async function readFeatured(db: Tx, sought: Sought): Promise<string[]> {
  const hour = String(Math.floor(sought.now.getTime() / 3_600_000))
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT found.business_id AS id FROM (
      SELECT entry.business_id FROM ${soughtFrom({ ...sought, isFeatured: true }, true)}
      ORDER BY ${byScore} LIMIT ${takingTurns}
    ) found
    ORDER BY md5(found.business_id::text || ${hour}::text) LIMIT ${limits.featuredShown}`
  return rows.map(({ id }) => id)
}
