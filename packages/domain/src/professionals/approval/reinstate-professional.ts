import { AppError } from '@oficio/contracts/errors'
import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx } from '../../kernel/ctx'
import { releaseSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { lockProfessional } from '../lock-professional'
import { professionalSubject } from '../plan/subscription-kind'
import { getProfessionalState } from './get-professional-state'
import { tellDecision } from './tell-decision'

/**
 * An admin ends a suspension and says why: contact data of live requests opens again, requests come, and the monthly charge
 * that was paused for it resumes. Repeating it changes nothing. Throws not_found, professional_status_changed.
 */
export async function reinstateProfessional(
  ctx: Ctx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<ProfessionalState> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const professional = await lockProfessional(ctx.db, id)
    if (professional.status === 'approved') return
    if (professional.status !== 'suspended') throw new AppError('professional_status_changed')
    await ctx.db.professional.update({ where: { id }, data: { status: 'approved', statusReason: null } })
    await releaseSubscriptions(ctx, professionalSubject(id))
    const subject = `professional:${id}`
    const decision = { adminId, action: 'professional-reinstated', subject, data: { reason } }
    await tellDecision(ctx, professional.userId, await recordAudit(ctx, decision), 'reinstated')
  })
  return getProfessionalState(ctx, actor, { id })
}
