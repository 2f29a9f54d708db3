import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { reportReviewEndpoint } from '@oficio/contracts/reviews/reports'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findReadable } from './find-readable'

/**
 * Stores an account's report of a review (docs/product.md, 'Reviews'). The review stays until an admin decides. Stores
 * one report per account and review; a repeated call changes nothing. Throws not_found.
 */
export async function reportReview(
  ctx: Ctx,
  actor: Actor,
  { id, reason, note }: InputOf<typeof reportReviewEndpoint>,
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  if (!(await findReadable(ctx, userId, id))) throw new AppError('not_found')
  const createdAt = ctx.clock.now()
  await ctx.db.reviewReport.createMany({
    data: [{ id: ctx.ids.next(), reviewId: id, userId, reason, note: note ?? null, createdAt }],
    skipDuplicates: true,
  })
  return { success: true }
}
