import { AppError } from '@oficio/contracts/errors'
import type { TrialStatus } from '@oficio/contracts/subscriptions/endpoints'
import { type Actor, isAdmin, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { viewTrialStatuses } from './view-trial-status'

/**
 * Returns the trial status of several professionals by id: one's own, or any for an admin. Throws not_found when one of
 * them does not exist or is not the caller's to see, so that nobody learns which ids there are.
 */
export async function batchSubscriptionStatus(
  ctx: Ctx,
  actor: Actor,
  { professionalIds }: { professionalIds: string[] },
): Promise<{ data: Record<string, TrialStatus> }> {
  const asked = [...new Set(professionalIds)]
  const { userId } = requireAccount(actor)
  const visible = isAdmin(actor) ? {} : { userId }
  const professionals = await ctx.db.professional.findMany({ where: { id: { in: asked }, ...visible } })
  if (professionals.length < asked.length) throw new AppError('not_found')
  return { data: await viewTrialStatuses(ctx, professionals) }
}
