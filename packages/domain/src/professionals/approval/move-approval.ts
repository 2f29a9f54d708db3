import { AppError } from '@oficio/contracts/errors'
import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockProfessional } from '../lock-professional'
import { professionalAuditSubject, professionalSubject } from '../plan/professional-subject'
import { getProfessionalState } from './get-professional-state'
import { tellDecision } from './tell-decision'

interface Move {
  from: 'approved' | 'suspended'
  to: 'approved' | 'suspended'
  /** What is told and recorded. */
  decision: 'suspended' | 'reinstated'
  /** Sees to the monthly charge. */
  settleCharge(ctx: TxCtx, subject: ReturnType<typeof professionalSubject>): Promise<void>
}

/**
 * An admin's decision about an approved account: its state, what that does to the monthly charge, the trace and the news,
 * in one transaction. Repeating it changes nothing. Throws not_found, professional_status_changed.
 */
export async function moveApproval(
  ctx: Ctx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  { from, to, decision, settleCharge }: Move,
): Promise<ProfessionalState> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const professional = await lockProfessional(ctx.db, id)
    if (professional.status === to) return
    if (professional.status !== from) throw new AppError('professional_status_changed')
    // Only a suspension has to be explained for as long as it lasts.
    const statusReason = to === 'suspended' ? reason : null
    await ctx.db.professional.update({ where: { id }, data: { status: to, statusReason } })
    await settleCharge(ctx, professionalSubject(id))
    const trace = {
      adminId,
      action: `professional-${decision}` as const,
      subject: professionalAuditSubject(id),
      data: { reason },
    }
    await tellDecision(ctx, professional.userId, await recordAudit(ctx, trace), decision)
  })
  return getProfessionalState(ctx, actor, { id })
}
