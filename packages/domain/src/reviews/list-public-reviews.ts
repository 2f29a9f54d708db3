import { AppError } from '@oficio/contracts/errors'
import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import type { RemovedReview } from '@oficio/contracts/reviews/subjects'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { isPublic } from '../professionals/profile/public-professional'
import { maskContact } from '../service-requests/masking/mask-contact'
import { ofReviewed, type ReviewTarget } from './review-subject'
import { isCounted } from './standing'
import { publicWork, viewPublicReview } from './view-review'

const perPage = 10

interface ShownReviews {
  reviews: PublicReview[]
  nextCursor: string | null
}

/** Which page of reviews to read. */
export interface ReviewWindow {
  /** The id of the last review of the page before. */
  cursor?: string | undefined
  /** Only reviews with this number of stars. */
  stars?: number | undefined
}

/**
 * Returns a page of the shown reviews of a professional, newest first, with the next cursor. Throws not_found if the
 * profile is not public.
 */
export async function listPublicReviews(
  ctx: Ctx,
  _actor: Actor,
  { id, ...window }: { id: string } & ReviewWindow,
): Promise<ShownReviews> {
  const professional = await ctx.db.professional.findFirst({
    where: { id, ...isPublic },
    select: { id: true },
  })
  if (!professional) throw new AppError('not_found')
  return listShownReviews(ctx.db, { kind: 'professional', id }, window)
}

/** Returns the same page for any reviewed subject. The caller must have checked that the subject is public. */
export async function listShownReviews(
  db: Tx,
  target: ReviewTarget,
  { cursor, stars }: ReviewWindow,
): Promise<ShownReviews> {
  const rows = await db.review.findMany({
    // Ids ascend with time.
    where: {
      ...ofReviewed(target),
      ...isCounted,
      ...(cursor && { id: { lt: cursor } }),
      ...(stars !== undefined && { rating: stars }),
    },
    orderBy: { id: 'desc' },
    include: publicWork,
    take: perPage + 1,
  })
  const pageRows = rows.slice(0, perPage)
  return {
    reviews: pageRows.map(viewPublicReview),
    nextCursor: rows.length > perPage ? (pageRows.at(-1)?.id ?? null) : null,
  }
}

const removedShown = 10

/** Returns the reasons why reviews were hidden, without the texts of the reviews, newest first. */
export async function listRemovedReviews(db: Tx, target: ReviewTarget): Promise<RemovedReview[]> {
  const rows = await db.review.findMany({
    where: { ...ofReviewed(target), hiddenAt: { not: null } },
    orderBy: { hiddenAt: 'desc' },
    select: { id: true, hiddenAt: true, hiddenReason: true },
    take: removedShown,
  })
  return rows.flatMap(({ id, hiddenAt, hiddenReason }) =>
    hiddenAt && hiddenReason ? { id, at: hiddenAt.toISOString(), reason: maskContact(hiddenReason) } : [],
  )
}
