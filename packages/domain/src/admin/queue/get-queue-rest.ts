import type { QueueKind, QueueRest } from '@oficio/contracts/admin/queue'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { waitingSince } from '../professionals/waiting-since'

/** All items of each queue, decided ones included: the id, whether it waits, and its place in the order. */
const queues: Record<QueueKind, Prisma.Sql> = {
  professionals: Prisma.sql`
    SELECT p.id, p.status = 'pending_approval' AS is_waiting, ${waitingSince} AS since FROM professionals p`,
  'ad-banners': Prisma.sql`
    SELECT booking.id, booking.status = 'pending_review' AS is_waiting, banner.updated_at AS since
    FROM ad_bookings booking JOIN ad_banners banner ON banner.booking_id = booking.id`,
  'contact-messages': Prisma.sql`
    SELECT id, status = 'open' AS is_waiting, created_at AS since FROM contact_messages`,
  'consumer-requests': Prisma.sql`
    SELECT id, status = 'open' AS is_waiting, due_at AS since FROM consumer_requests`,
  'data-requests': Prisma.sql`
    SELECT id, status = 'open' AS is_waiting, due_at AS since FROM data_requests`,
  'lead-reports': Prisma.sql`
    SELECT id, status = 'pending' AS is_waiting, created_at AS since FROM lead_reports`,
  reviews: Prisma.sql`
    SELECT review.id, review.created_at AS since, review.standing = 'waiting' OR EXISTS (
      SELECT FROM review_reports report WHERE report.review_id = review.id AND report.outcome IS NULL
    ) AS is_waiting FROM reviews review`,
}

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
  const queue = queues[kind]
  const [[item], [next]] = await Promise.all([
    ctx.db.$queryRaw<{ isWaiting: boolean }[]>`
      SELECT is_waiting AS "isWaiting" FROM (${queue}) item WHERE id = ${id}::uuid`,
    ctx.db.$queryRaw<{ id: string; count: number }[]>`
      SELECT item.id, (count(*) OVER ())::int AS count
      FROM (${queue}) item LEFT JOIN (${queue}) own ON own.id = ${id}::uuid
      WHERE item.is_waiting AND item.id <> ${id}::uuid
      ORDER BY (item.since, item.id) > (own.since, own.id) DESC, item.since, item.id LIMIT 1`,
  ])
  return { isWaiting: item?.isWaiting ?? false, count: next?.count ?? 0, nextId: next?.id ?? null }
}
