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

/**
 * Returns a page of the reviews that the calling professional received, newest first, starting below `cursor`, with the
 * next cursor.
 */
export async function listReceivedReviews(
  ctx: Ctx,
  actor: Actor,
  { cursor }: PageInput,
): Promise<ReceivedReviews> {
  const { id } = await ownProfessional(ctx.db, actor)
  return listReceivedBy(ctx.db, { kind: 'professional', id }, { cursor })
}

/**
 * Returns the same page for any reviewed subject. The caller must have checked that the signed-in user owns the
 * subject.
 */
export async function listReceivedBy(
  db: Tx,
  target: ReviewTarget,
  { cursor }: PageInput,
): Promise<ReceivedReviews> {
  const rows = await db.review.findMany({
    // Ids ascend with time.
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
