import type { TxCtx } from '../../kernel/ctx'
import { tellDecision } from './tell-decision'

/**
 * An account waits for the site's team from now on: notes since when, and tells its owner. The caller has set its state, in
 * this transaction.
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
