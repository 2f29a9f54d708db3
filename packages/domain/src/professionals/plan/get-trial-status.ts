import type { TrialStatus } from '@oficio/contracts/professionals/plan/endpoints'
import type { Professional } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { ownProfessional } from '../own-professional'
import { professionalSubject } from './professional-subject'
import { viewTrialStatuses } from './view-trial-status'

/** Returns the caller's remaining free leads and the status of their subscription. Throws forbidden. */
export async function getTrialStatus(ctx: Ctx, actor: Actor): Promise<TrialStatus> {
  const professional = await ownProfessional(ctx.db, actor)
  await refreshPending(ctx, professionalSubject(professional.id))
  return viewTrialStatus(ctx, professional)
}

/** Returns the trial status of one professional. Only call it for callers who may see it. */
export async function viewTrialStatus(ctx: Ctx, professional: Professional): Promise<TrialStatus> {
  const status = (await viewTrialStatuses(ctx, [professional]))[professional.id]
  if (!status) throw new Error(`no trial status of ${professional.id}`)
  return status
}
