import type { QueueKind, QueueRest } from '@oficio/contracts/admin/queue'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { type QueuePart, queueSources } from './queue-sources'

/** A review waits because it is held or because it was reported. */
const partsOf = (kind: QueueKind): QueuePart[] =>
  kind === 'reviews' ? ['held-reviews', 'review-reports'] : [kind]

const unionOf = (kind: QueueKind, select: (source: (typeof queueSources)[QueuePart]) => Prisma.Sql) =>
  Prisma.join(
    partsOf(kind).map((part) => select(queueSources[part])),
    ' UNION ALL ',
  )

/**
 * Returns what waits besides one item of a queue (docs/product.md, 'Admin'). The next item follows the order of the
 * queue, so that an admin who skips an item meets it again only after all others.
 */
export async function getQueueRest(
  ctx: Ctx,
  actor: Actor,
  { kind, id }: { kind: QueueKind; id: string },
): Promise<QueueRest> {
  requireAdmin(actor)
  const ownRows = unionOf(
    kind,
    (source) => Prisma.sql`SELECT ${source.isWaiting} AS is_waiting, ${source.place} AS place
      FROM ${source.from} WHERE ${source.id} = ${id}::uuid`,
  )
  const waitingRows = unionOf(
    kind,
    (source) => Prisma.sql`SELECT ${source.id} AS id, ${source.place} AS place
      FROM ${source.from} WHERE ${source.isWaiting}`,
  )
  const [rest] = await ctx.db.$queryRaw<QueueRest[]>`
    WITH own AS (
      SELECT coalesce(bool_or(is_waiting), false) AS is_waiting,
        coalesce(min(place) FILTER (WHERE is_waiting), max(place)) AS place
      FROM (${ownRows}) item
    ), others AS (
      SELECT id, min(place) AS place FROM (${waitingRows}) item WHERE id <> ${id}::uuid GROUP BY id
    )
    SELECT own.is_waiting AS "isWaiting", (SELECT count(*)::int FROM others) AS count, (
      SELECT others.id FROM others
      ORDER BY (others.place, others.id) > (own.place, ${id}::uuid) DESC, others.place, others.id LIMIT 1
    ) AS "nextId" FROM own`
  return rest ?? { isWaiting: false, count: 0, nextId: null }
}
