import type { WaitingKind } from '@oficio/contracts/admin/overview'
import type { QueueKind } from '@oficio/contracts/admin/queue'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { waitingSince } from '../professionals/waiting-since'

/** The kinds of waiting work that an admin decides item after item. */
export type QueuePart = Extract<WaitingKind, QueueKind | 'held-reviews' | 'review-reports'>

interface QueueSource {
  from: Prisma.Sql
  /** The id of the item that the admin opens. */
  id: Prisma.Sql
  isWaiting: Prisma.Sql
  /** The place in the queue, as in the default order of its list. */
  place: Prisma.Sql
  /** Since when an item waits, if that is not its place. */
  since?: Prisma.Sql
}

/** What waits in each queue: the only home of these conditions. */
export const queueSources: Record<QueuePart, QueueSource> = {
  professionals: {
    from: Prisma.sql`professionals p`,
    id: Prisma.sql`p.id`,
    isWaiting: Prisma.sql`p.status = 'pending_approval'`,
    place: waitingSince,
  },
  'ad-banners': {
    from: Prisma.sql`ad_bookings booking JOIN ad_banners banner ON banner.booking_id = booking.id`,
    id: Prisma.sql`booking.id`,
    isWaiting: Prisma.sql`booking.status = 'pending_review'`,
    place: Prisma.sql`booking.start_date::timestamptz`,
    since: Prisma.sql`banner.updated_at`,
  },
  'contact-messages': {
    from: Prisma.sql`contact_messages`,
    id: Prisma.sql`id`,
    isWaiting: Prisma.sql`status = 'open'`,
    place: Prisma.sql`created_at`,
  },
  'consumer-requests': {
    from: Prisma.sql`consumer_requests`,
    id: Prisma.sql`id`,
    isWaiting: Prisma.sql`status = 'open'`,
    place: Prisma.sql`due_at`,
  },
  'data-requests': {
    from: Prisma.sql`data_requests`,
    id: Prisma.sql`id`,
    isWaiting: Prisma.sql`status = 'open'`,
    place: Prisma.sql`due_at`,
  },
  'lead-reports': {
    from: Prisma.sql`lead_reports`,
    id: Prisma.sql`id`,
    isWaiting: Prisma.sql`status = 'pending'`,
    place: Prisma.sql`created_at`,
  },
  'held-reviews': {
    from: Prisma.sql`reviews`,
    id: Prisma.sql`id`,
    isWaiting: Prisma.sql`standing = 'waiting'`,
    place: Prisma.sql`created_at`,
  },
  'review-reports': {
    from: Prisma.sql`review_reports`,
    id: Prisma.sql`review_id`,
    isWaiting: Prisma.sql`outcome IS NULL`,
    place: Prisma.sql`created_at`,
  },
}

/** Returns the number of waiting rows of a part of a queue, and since when the oldest one waits. */
export async function countWaiting(
  { db }: Ctx,
  part: QueuePart,
): Promise<{ count: number; since: Date | null }> {
  const { from, isWaiting, place, since = place } = queueSources[part]
  const [row] = await db.$queryRaw<{ count: number; since: Date | null }[]>`
    SELECT count(*)::int AS count, min(${since}) AS since FROM ${from} WHERE ${isWaiting}`
  return row ?? { count: 0, since: null }
}
