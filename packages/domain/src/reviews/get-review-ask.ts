import type { ReviewPrompt } from '@oficio/contracts/reviews/endpoints'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { isClientOf } from '../service-requests/viewer'
import { reviewableLeads } from './reviewable-leads'
import { viewOwnReview } from './view-review'

/**
 * Returns the review question or the written review for the client of a request. Returns null if there is nothing to
 * review, and for any other caller.
 */
export async function getReviewAsk(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<ReviewPrompt | null> {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: input.id } })
  if (!request || !isClientOf(ctx, actor, request)) return null
  const leads = await reviewableLeads(ctx.db, request)
  if (leads.length === 0) return null
  const reviewedLead = leads.find(({ review }) => review !== null)
  return {
    candidates: leads.map(({ id, professional: { user } }) => ({
      leadId: id,
      professionalName: `${user.firstName} ${user.lastName}`,
    })),
    review: reviewedLead?.review ? viewOwnReview(ctx, reviewedLead.review, reviewedLead) : null,
  }
}
