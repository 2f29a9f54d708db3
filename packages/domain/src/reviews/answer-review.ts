import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { ownProfessional } from '../professionals/own-professional'
import { purgeProfile } from '../professionals/profile/purge-profile'

/** Stores what the professional says to a review of their work, or what they say instead. Throws not_found for another's. */
export async function answerReview(
  ctx: Ctx,
  actor: Actor,
  { id, answer }: { id: string; answer: string },
): Promise<{ success: true }> {
  const { id: professionalId } = await ownProfessional(ctx.db, actor)
  await ctx.transaction(async (ctx) => {
    const { count } = await ctx.db.review.updateMany({
      where: { id, professionalId, hiddenAt: null },
      data: { answer, answeredAt: ctx.clock.now() },
    })
    if (count === 0) throw new AppError('not_found')
    await purgeProfile(ctx.db, professionalId)
  })
  return { success: true }
}
