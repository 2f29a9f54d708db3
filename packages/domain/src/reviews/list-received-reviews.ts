import type { ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { ownProfessional } from '../professionals/own-professional'
import { viewReceivedReview } from './view-review'

const perPage = 20

/** Returns the caller's own reviews, newest first, from below `cursor` on, and where the next page goes on. */
export async function listReceivedReviews(
  ctx: Ctx,
  actor: Actor,
  { cursor }: { cursor?: string | undefined },
): Promise<{ reviews: ReceivedReview[]; nextCursor: string | null }> {
  const { id: professionalId } = await ownProfessional(ctx.db, actor)
  const rows = await ctx.db.review.findMany({
    // Ids are made in the order of time.
    where: { professionalId, ...(cursor && { id: { lt: cursor } }) },
    orderBy: { id: 'desc' },
    include: { lead: { select: { requestId: true } } },
    take: perPage + 1,
  })
  const shown = rows.slice(0, perPage)
  return {
    reviews: shown.map(viewReceivedReview),
    nextCursor: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
  }
}
