import type { ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { ownProfessional } from '../professionals/own-professional'
import { ofReviewed, type ReviewTarget } from './review-subject'
import { viewReceivedReview } from './view-review'

const perPage = 20

export interface ReceivedReviews {
  reviews: ReceivedReview[]
  nextCursor: string | null
}

interface PageInput {
  cursor?: string | undefined
}

/** Returns the caller's own reviews, newest first, from below `cursor` on, and where the next page goes on. */
export async function listReceivedReviews(
  ctx: Ctx,
  actor: Actor,
  { cursor }: PageInput,
): Promise<ReceivedReviews> {
  const { id } = await ownProfessional(ctx.db, actor)
  return listReceivedBy(ctx.db, { kind: 'professional', id }, { cursor })
}

/** Returns the same of anything that is reviewed; that the caller is its owner has been looked at. */
export async function listReceivedBy(
  db: Tx,
  target: ReviewTarget,
  { cursor }: PageInput,
): Promise<ReceivedReviews> {
  const rows = await db.review.findMany({
    // Ids are made in the order of time.
    where: { ...ofReviewed(target), ...(cursor && { id: { lt: cursor } }) },
    orderBy: { id: 'desc' },
    include: { lead: { select: { requestId: true } } },
    take: perPage + 1,
  })
  const pageRows = rows.slice(0, perPage)
  return {
    reviews: pageRows.map(viewReceivedReview),
    nextCursor: rows.length > perPage ? (pageRows.at(-1)?.id ?? null) : null,
  }
}
