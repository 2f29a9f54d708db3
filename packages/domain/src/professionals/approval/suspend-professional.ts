import { AppError } from '@oficio/contracts/errors'
import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx } from '../../kernel/ctx'
import { holdSubscriptions } from '../../subscriptions/provider-sync/hold-subscriptions'
import { lockProfessional } from '../lock-professional'
import { professionalSubject } from '../plan/subscription-kind'
import { getProfessionalState } from './get-professional-state'
import { tellDecision } from './tell-decision'

/**
 * An admin suspends an approved professional and says why: from that moment on the contact data that they opened is closed
 * to them and no request comes; the monthly charge is paused at the provider by a job. Repeating it changes nothing.
 * Throws not_found, professional_status_changed.
 */
export async function suspendProfessional(
  ctx: Ctx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<ProfessionalState> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const professional = await lockProfessional(ctx.db, id)
    if (professional.status === 'suspended') return
    if (professional.status !== 'approved') throw new AppError('professional_status_changed')
    await ctx.db.professional.update({ where: { id }, data: { status: 'suspended', statusReason: reason } })
    await holdSubscriptions(ctx, professionalSubject(id))
    const subject = `professional:${id}`
    const decision = { adminId, action: 'professional-suspended', subject, data: { reason } }
    await tellDecision(ctx, professional.userId, await recordAudit(ctx, decision), 'suspended')
  })
  return getProfessionalState(ctx, actor, { id })
}
