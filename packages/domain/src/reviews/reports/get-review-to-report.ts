import { AppError } from '@oficio/contracts/errors'
import type { ReviewToReport } from '@oficio/contracts/reviews/reports'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewPublicReview } from '../view-review'
import { findReadable } from './find-readable'

/** Returns the review that the signed-in user is about to report. Throws not_found. */
export async function getReviewToReport(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ReviewToReport> {
  const { userId } = requireAccount(actor)
  const readable = await findReadable(ctx, userId, id)
  if (!readable) throw new AppError('not_found')
  const { kind, name, signature, path } = readable.reviewed
  return {
    review: viewPublicReview(readable.review),
    reviewed: { kind, name, signature, path },
    reportedAt: readable.review.reports[0]?.createdAt.toISOString() ?? null,
  }
}
