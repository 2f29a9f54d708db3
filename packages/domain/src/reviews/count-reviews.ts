import { Prisma } from '@oficio/db/generated/client'
import type { TxCtx } from '../kernel/ctx'
import { type ReviewTarget, subjectOf } from './review-subject'

/**
 * Recalculates the average and number of a subject's shown reviews. Locks the subject first, so that two concurrent
 * reviews are both counted. Purges the cached pages with these figures.
 */
export async function countReviews(ctx: TxCtx, { kind, id }: ReviewTarget): Promise<void> {
  const subject = subjectOf(ctx, kind)
  await subject.lock(ctx.db, id)
  const column = kind === 'professional' ? Prisma.sql`professional_id` : Prisma.sql`business_id`
  const [totals] = await ctx.db.$queryRaw<{ average: string; count: number }[]>`
    SELECT coalesce(round(avg(rating), 2), 0)::text AS average, count(*)::int AS count
    FROM reviews WHERE ${column} = ${id}::uuid AND hidden_at IS NULL AND standing = 'counts'`
  await subject.storeRating(ctx, id, totals ?? { average: '0', count: 0 })
  await subject.purge(ctx, id)
}
