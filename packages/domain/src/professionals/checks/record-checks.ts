import { AppError } from '@oficio/contracts/errors'
import { checkTexts, type TickedCheck } from '@oficio/contracts/professionals/checks'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import type { TxCtx } from '../../kernel/ctx'
import { professionalAuditSubject } from '../plan/professional-subject'
import { readCheckedFacts } from './checked-facts'

interface TickedChecks {
  professionalId: string
  checks: readonly TickedCheck[]
}

/**
 * Records which admin checked which fact and when (docs/product.md, 'Public profile'). A repeated check of the same
 * facts keeps its first date. The caller must hold the lock on the professional. Throws checked_fact_changed if a fact
 * differs from the fact that the admin saw.
 */
export async function recordChecks(ctx: TxCtx, actor: Actor, { professionalId, checks }: TickedChecks) {
  if (checks.length === 0) return
  const { userId: checkedById } = requireAdmin(actor)
  const facts = await readCheckedFacts(ctx.db, professionalId)
  const present = await ctx.db.professionalCheck.findMany({ where: { professionalId } })
  for (const { kind, fact } of new Map(checks.map((check) => [check.kind, check])).values()) {
    if (facts?.[kind]?.fact !== fact) throw new AppError('checked_fact_changed')
    if (present.some((row) => row.kind === kind && row.fact === fact)) continue
    const row = { fact, checkedById, checkedAt: ctx.clock.now() }
    await ctx.db.professionalCheck.upsert({
      where: { professionalId_kind: { professionalId, kind } },
      create: { professionalId, kind, ...row },
      update: row,
    })
    await recordAudit(ctx, {
      adminId: checkedById,
      action: 'professional-check-made',
      subject: professionalAuditSubject(professionalId),
      data: { kind, reason: checkTexts[kind] },
    })
  }
}
