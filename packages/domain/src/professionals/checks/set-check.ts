import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { checkTexts, type setCheckEndpoint } from '@oficio/contracts/professionals/checks'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockProfessional } from '../lock-professional'
import { professionalAuditSubject } from '../plan/professional-subject'
import { noteProfileChange } from '../profile/note-profile-change'
import { recordChecks } from './record-checks'

type Input = InputOf<typeof setCheckEndpoint>

/**
 * Records or withdraws one check of an approved or suspended account (docs/product.md, 'Public profile'). Throws
 * not_found, professional_status_changed, checked_fact_changed.
 */
export async function setCheck(ctx: Ctx, actor: Actor, { id, kind, isChecked, fact }: Input) {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const { status } = await lockProfessional(ctx.db, id)
    if (status !== 'approved' && status !== 'suspended') throw new AppError('professional_status_changed')
    if (isChecked) await recordChecks(ctx, actor, { professionalId: id, checks: [{ kind, fact }] })
    else await withdraw(ctx, adminId, { professionalId: id, kind })
    await noteProfileChange(ctx, id, { isOutsideSearches: true })
  })
  return { success: true as const }
}

async function withdraw(ctx: TxCtx, adminId: string, check: { professionalId: string; kind: Input['kind'] }) {
  const { count } = await ctx.db.professionalCheck.deleteMany({ where: check })
  if (count === 0) return
  await recordAudit(ctx, {
    adminId,
    action: 'professional-check-withdrawn',
    subject: professionalAuditSubject(check.professionalId),
    data: { kind: check.kind, reason: checkTexts[check.kind] },
  })
}
