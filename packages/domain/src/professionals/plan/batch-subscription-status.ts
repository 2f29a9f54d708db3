import { AppError } from '@oficio/contracts/errors'
import type { TrialStatus } from '@oficio/contracts/professionals/plan/endpoints'
import type { Tx } from '@oficio/db/client'
import type { Professional } from '@oficio/db/generated/client'
import { type Actor, isAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findOwnProfessional } from '../own-professional'
import { viewTrialStatuses } from './view-trial-status'

/**
 * Returns the trial status of several professionals by id: the caller's own, or any for an admin. Throws not_found if
 * any id is unknown or not visible to the caller, so that nobody can probe ids.
 */
export async function batchSubscriptionStatus(
  ctx: Ctx,
  actor: Actor,
  { professionalIds }: { professionalIds: string[] },
): Promise<{ data: Record<string, TrialStatus> }> {
  const ids = [...new Set(professionalIds)]
  const professionals = isAdmin(actor)
    ? await ctx.db.professional.findMany({ where: { id: { in: ids } } })
    : await findOwnAmong(ctx.db, actor, ids)
  if (professionals.length < ids.length) throw new AppError('not_found')
  return { data: await viewTrialStatuses(ctx, professionals) }
}

async function findOwnAmong(tx: Tx, actor: Actor, ids: string[]): Promise<Professional[]> {
  const own = await findOwnProfessional(tx, actor)
  return own && ids.includes(own.id) ? [own] : []
}
