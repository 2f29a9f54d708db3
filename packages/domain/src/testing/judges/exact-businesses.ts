import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'

/** The criteria of a business search, independent of how the search finds its results. */
export interface ExactBusinesses {
  now: Date
  localidadId: number | null
  categoryId: number | null
  /** `text` is a tsquery, and null matches any words. `layers` are the tsqueries that rank the results. */
  text: string | null
  layers: readonly string[] | null
}

export interface ExactAnswer {
  count: number
  ids: string[]
  /** Counts by id. Ids without a result are missing. */
  categories: Record<number, number>
  tags: Record<number, number>
}

/** Returns the results of a search by the slow way: checks every business, and counts all of them before it stops. */
export async function exactBusinesses(
  db: Tx,
  { now, localidadId, categoryId, text, layers }: ExactBusinesses,
  limit: number,
): Promise<ExactAnswer> {
  const cases = (layers ?? []).map(
    (query, at) => Prisma.sql`WHEN entry.words @@ ${query}::text::tsquery THEN ${at}::int`,
  )
  const layer = cases.length > 0 ? Prisma.sql`CASE ${Prisma.join(cases, ' ')} END` : Prisma.sql`0`
  const rows = await db.$queryRaw<ExactAnswer[]>`
    WITH base AS MATERIALIZED (
      SELECT entry.business_id, entry.score, entry.category_ids, entry.tag_ids, ${layer} AS layer
      FROM searched_businesses entry
      WHERE entry.is_listed AND coalesce(entry.public_until > ${now}, true)
        AND (${localidadId}::int IS NULL OR entry.localidad_id = ${localidadId}::int)
        AND (${text}::text IS NULL OR entry.words @@ ${text}::text::tsquery)
    ), found AS MATERIALIZED (
      SELECT * FROM base WHERE ${categoryId}::int IS NULL OR ${categoryId}::int = ANY(category_ids)
    )
    SELECT (SELECT count(*)::int FROM found) AS count,
      ARRAY(SELECT business_id FROM found ORDER BY layer, score DESC, business_id LIMIT ${limit}) AS ids,
      coalesce((SELECT jsonb_object_agg(id, n) FROM (
        SELECT unnest(category_ids) AS id, count(*) AS n FROM base GROUP BY 1) each), '{}') AS categories,
      coalesce((SELECT jsonb_object_agg(id, n) FROM (
        SELECT unnest(tag_ids) AS id, count(*) AS n FROM found GROUP BY 1) each), '{}') AS tags`
  const [answer] = rows
  if (!answer) throw new Error('a statement without an answer')
  return answer
}
