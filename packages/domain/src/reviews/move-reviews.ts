import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import type { TxCtx } from '../kernel/ctx'
import { countReviews } from './count-reviews'

interface ReviewMove {
  fromId: string
  toId: string
  /** The owner of both businesses after the move, whose own reviews are deleted; null if there is no owner. */
  ownerId: string | null
}

/**
 * Moves the reviews of one business to another and recalculates both. Keeps one review of an author who reviewed both:
 * a shown review before a hidden one, then the newest. The kept review is marked 'qr' if either came from a poster. The
 * caller must hold the locks on both businesses.
 */
export async function moveReviews(ctx: TxCtx, { fromId, toId, ownerId }: ReviewMove): Promise<void> {
  const both = [fromId, toId]
  if (ownerId) await ctx.db.review.deleteMany({ where: { businessId: { in: both }, userId: ownerId } })
  await ctx.db.$executeRaw`
    UPDATE reviews SET provenance = 'qr' FROM (${doubled(fromId, toId)}) doubled
    WHERE reviews.business_id IN (${fromId}::uuid, ${toId}::uuid) AND reviews.user_id = doubled.user_id
      AND doubled.was_there`
  await ctx.db.$executeRaw`
    DELETE FROM reviews USING (
      SELECT review.id, row_number() OVER (PARTITION BY review.user_id ORDER BY review.hidden_at IS NOT NULL,
        coalesce(review.edited_at, review.created_at) DESC, review.id DESC) AS place
      FROM reviews review WHERE review.business_id IN (${fromId}::uuid, ${toId}::uuid)
    ) ranked WHERE reviews.id = ranked.id AND ranked.place > 1`
  await ctx.db.review.updateMany({ where: { businessId: fromId }, data: { businessId: toId } })
  for (const id of both) await countReviews(ctx, { kind: 'business', id })
}

/** Returns how many reviews `moveReviews` would move and how many it would delete. */
export async function foretellMove(
  tx: Tx,
  { fromId, toId, ownerId }: ReviewMove,
): Promise<{ moved: number; ending: number }> {
  const [moveCounts] = await tx.$queryRaw<
    { going: number; own: number; doubled: number; ownGoing: number }[]
  >`
    SELECT count(*) FILTER (WHERE business_id = ${fromId}::uuid)::int AS going,
      count(*) FILTER (WHERE user_id = ${ownerId}::uuid)::int AS own,
      count(*) FILTER (WHERE user_id = ${ownerId}::uuid AND business_id = ${fromId}::uuid)::int AS "ownGoing",
      (SELECT count(*)::int FROM (${doubled(fromId, toId)}) doubled
        WHERE doubled.user_id IS DISTINCT FROM ${ownerId}::uuid) AS doubled
    FROM reviews WHERE business_id IN (${fromId}::uuid, ${toId}::uuid)`
  const { going, own, ownGoing, doubled: twice } = moveCounts ?? { going: 0, own: 0, ownGoing: 0, doubled: 0 }
  return { moved: going - ownGoing - twice, ending: own + twice }
}

/** Selects the authors who reviewed both businesses, and whether either review came from a poster. */
const doubled = (fromId: string, toId: string): Prisma.Sql => Prisma.sql`
  SELECT review.user_id, bool_or(review.provenance = 'qr') AS was_there FROM reviews review
  WHERE review.business_id IN (${fromId}::uuid, ${toId}::uuid)
  GROUP BY review.user_id HAVING count(*) > 1`
