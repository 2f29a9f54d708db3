import { AppError } from '@oficio/contracts/errors'
import type { ProfessionalState } from '@oficio/contracts/professionals/approval'
import type { Prisma, Professional, ProfessionalStatus } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockProfessional } from '../lock-professional'
import { professionalAuditSubject, professionalSubject } from '../plan/professional-subject'
import { purgeProfile } from '../profile/purge-profile'
import { getProfessionalState } from './get-professional-state'
import { tellDecision } from './tell-decision'

export interface Decision {
  id: string
  /** Why; without one none is kept. */
  reason?: string
  /** When the account that was read had been handed in; left out: whatever stands there now is decided about. */
  submittedAt?: string | undefined
}

interface Move {
  from: ProfessionalStatus
  to: ProfessionalStatus
  /** What is told and recorded. */
  decision: 'approved' | 'rejected' | 'suspended' | 'reinstated'
  /** What the account's row gets besides. */
  columns?(ctx: TxCtx, professional: Professional): Promise<Prisma.ProfessionalUpdateInput>
  /** Sees to the monthly charge. */
  settleCharge?(ctx: TxCtx, subject: ReturnType<typeof professionalSubject>): Promise<void>
}

/**
 * An admin's decision about an account: its state, what that does to the monthly charge, the trace and the news, in one
 * transaction. Repeating it changes nothing; of two different ones at the same moment the second is refused. Throws
 * not_found, professional_status_changed.
 */
export async function moveApproval(
  ctx: Ctx,
  actor: Actor,
  { id, reason, submittedAt }: Decision,
  { from, to, decision, columns, settleCharge }: Move,
): Promise<ProfessionalState> {
  const { userId: adminId } = requireAdmin(actor)
  // Approval and the end of a suspension leave nothing to explain.
  const statusReason = to === 'approved' ? null : (reason ?? null)
  await ctx.transaction(async (ctx) => {
    const professional = await lockProfessional(ctx.db, id)
    if (isRepeat(professional, { to, statusReason })) return
    const isOther = submittedAt !== undefined && submittedAt !== professional.submittedAt?.toISOString()
    if (professional.status !== from || isOther) throw new AppError('professional_status_changed')
    const more = await columns?.(ctx, professional)
    await ctx.db.professional.update({ where: { id }, data: { ...more, status: to, statusReason } })
    await purgeProfile(ctx.db, id)
    await settleCharge?.(ctx, professionalSubject(id))
    const trace = {
      adminId,
      action: `professional-${decision}` as const,
      subject: professionalAuditSubject(id),
      data: reason === undefined ? {} : { reason },
    }
    await tellDecision(ctx, professional.userId, await recordAudit(ctx, trace), decision)
  })
  return getProfessionalState(ctx, actor, { id })
}

/** Who rejects for another reason than the one that stands there has not seen it, and is told so. */
function isRepeat(
  professional: Professional,
  { to, statusReason }: Pick<Professional, 'statusReason'> & Pick<Move, 'to'>,
): boolean {
  if (professional.status !== to) return false
  return to !== 'rejected' || professional.statusReason === statusReason
}
