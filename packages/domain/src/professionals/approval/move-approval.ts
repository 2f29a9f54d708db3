import { AppError } from '@oficio/contracts/errors'
import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { Prisma, Professional, ProfessionalStatus } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { isRepeatedDecision } from '../../kernel/audit/is-repeated-decision'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockProfessional } from '../lock-professional'
import { professionalAuditSubject, professionalSubject } from '../plan/professional-subject'
import { noteProfileChange } from '../profile/note-profile-change'
import { getProfessionalState } from './get-professional-state'
import { tellDecision } from './tell-decision'

export interface Decision {
  id: string
  /** The reason for the decision; no reason is stored if it is omitted. */
  reason?: string
  /** The submission time of the version that the admin saw. If omitted, the decision applies to the current version. */
  submittedAt?: string | undefined
}

interface Move {
  from: ProfessionalStatus
  to: ProfessionalStatus
  /** The name of the decision in notifications and the audit log. */
  decision: 'approved' | 'rejected' | 'suspended' | 'reinstated'
  /** Returns further column values for the account's row. */
  columns?(ctx: TxCtx, professional: Professional): Promise<Prisma.ProfessionalUpdateInput>
  /** Pauses or resumes the monthly charge. */
  settleCharge?(ctx: TxCtx, subject: ReturnType<typeof professionalSubject>): Promise<void>
}

/**
 * Carries out an admin's decision about an account in one transaction: the status, the effect on the monthly charge,
 * the audit entry and the notifications. A second click by the same admin is a no-op; another admin gets an error.
 * Throws not_found, professional_status_changed.
 */
export async function moveApproval(
  ctx: Ctx,
  actor: Actor,
  { id, reason, submittedAt }: Decision,
  { from, to, decision, columns, settleCharge }: Move,
): Promise<ProfessionalState> {
  const { userId: adminId } = requireAdmin(actor)
  // An approval and the end of a suspension store no reason, because the owner needs no explanation.
  const statusReason = to === 'approved' ? null : (reason ?? null)
  await ctx.transaction(async (ctx) => {
    const professional = await lockProfessional(ctx.db, id)
    const auditEntry = {
      adminId,
      action: `professional-${decision}` as const,
      subject: professionalAuditSubject(id),
      reason,
    }
    if (professional.status === to && (await isRepeatedDecision(ctx, auditEntry))) return
    const isOther = submittedAt !== undefined && submittedAt !== professional.submittedAt?.toISOString()
    if (professional.status !== from || isOther) throw new AppError('professional_status_changed')
    const more = await columns?.(ctx, professional)
    await ctx.db.professional.update({ where: { id }, data: { ...more, status: to, statusReason } })
    await noteProfileChange(ctx, id, { isLinkChange: true })
    await settleCharge?.(ctx, professionalSubject(id))
    const { reason: _reason, ...trace } = auditEntry
    const data = reason === undefined ? {} : { reason }
    const decisionId = await recordAudit(ctx, { ...trace, data })
    await tellDecision(ctx, professional.userId, decisionId, decision)
  })
  return getProfessionalState(ctx, actor, { id })
}
