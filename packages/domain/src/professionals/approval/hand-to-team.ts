import type { TxCtx } from '../../kernel/ctx'
import { tellDecision } from './tell-decision'

/**
 * Submits an account to the site's team: stores the time and notifies the owner. The caller must have set the status in
 * the same transaction.
 */
export async function handToTeam(ctx: TxCtx, professionalId: string): Promise<void> {
  const submittedAt = ctx.clock.now()
  const { userId } = await ctx.db.professional.update({
    where: { id: professionalId },
    data: { submittedAt },
    select: { userId: true },
  })
  await tellDecision(ctx, userId, `${professionalId}:${submittedAt.getTime()}`, 'under-review')
}
