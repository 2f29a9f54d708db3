import type { RubroForAdmin } from '@oficio/contracts/admin/rubros'
import { AppError } from '@oficio/contracts/errors'
import { rubroId } from '@oficio/contracts/rubros/decisions'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { findRubroRow } from './list-rubros-for-admin'

/**
 * Returns a rubro with everything that an admin needs for decisions: its usage, its position and its audit log. Throws
 * not_found.
 */
export async function getRubro(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<RubroForAdmin> {
  requireAdmin(actor)
  const parsed = rubroId.safeParse(id)
  const row = parsed.success ? await findRubroRow(ctx, parsed.data) : null
  if (!row) throw new AppError('not_found')
  const [all, audit] = await Promise.all([
    ctx.db.rubro.findMany({
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true },
    }),
    listAudit(ctx, [auditSubject('rubro', row.id)]),
  ])
  const at = all.findIndex((rubro) => rubro.id === row.id)
  return {
    ...row,
    afterId: all[at - 1]?.id ?? null,
    siblings: all.filter((rubro) => rubro.id !== row.id),
    audit,
  }
}
