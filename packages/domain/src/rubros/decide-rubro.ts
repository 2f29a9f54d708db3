import { AppError } from '@oficio/contracts/errors'
import type { RubroState } from '@oficio/contracts/rubros/decisions'
import type { Tx } from '@oficio/db/client'
import type { Prisma, Rubro } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../kernel/actor'
import { isRepeatedDecision } from '../kernel/audit/is-repeated-decision'
import { recordAudit } from '../kernel/audit/record-audit'
import { auditSubject } from '../kernel/audit-subject'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockWhole } from '../kernel/lock-names'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

interface RubroChange {
  id: number
  /** The version that the admin read. */
  version: number
}

interface Deciding {
  action: 'rubro-changed' | 'rubro-moved' | 'rubro-retired' | 'rubro-brought-back'
  /** The reason, if the decision needs one. */
  reason?: string
  /** Whether the rubro is already in the requested state. */
  isDone(ctx: TxCtx, rubro: Rubro): Promise<boolean>
  /** Validates the decision and returns the changed columns. */
  decide(
    ctx: TxCtx,
    rubro: Rubro,
  ): Promise<{ columns: Prisma.RubroUpdateInput; data: Prisma.InputJsonObject }>
}

/**
 * Carries out an admin's decision about a rubro in one transaction, with its audit entry. Purges every page and list
 * that shows the rubro. A double click is a no-op. Throws not_found; rubro_changed if the admin read an outdated
 * version.
 */
export async function decideRubro(
  ctx: Ctx,
  actor: Actor,
  { id, version }: RubroChange,
  { action, reason, isDone, decide }: Deciding,
): Promise<RubroState> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(async (ctx) => {
    await lockRubros(ctx.db)
    const rubro = await ctx.db.rubro.findUnique({ where: { id } })
    if (!rubro) throw new AppError('not_found')
    const subject = auditSubject('rubro', id)
    const isMine =
      rubro.version === version || (await isRepeatedDecision(ctx, { adminId, action, subject, reason }))
    if (isMine && (await isDone(ctx, rubro))) return viewRubroState(rubro)
    if (rubro.version !== version) throw new AppError('rubro_changed')
    const { columns, data } = await decide(ctx, rubro)
    const updatedRubro = await ctx.db.rubro.update({
      where: { id },
      data: { ...columns, version: { increment: 1 } },
    })
    await recordAudit(ctx, { adminId, action, subject, data: { name: updatedRubro.name, ...data } })
    await purgePages(ctx.db, [pageTags.rubros])
    return viewRubroState(updatedRubro)
  })
}

/**
 * Locks all rubros until the transaction ends, because each change compares names and positions with those of the other
 * rubros.
 */
export const lockRubros = (tx: Tx): Promise<void> => lockWhole(tx, 'rubros')

/**
 * Throws rubro_name_taken for the field `name` if another rubro has that name, ignoring accents, case and punctuation.
 */
export async function refuseTakenName(tx: Tx, name: string, ownId: number | null): Promise<void> {
  const [sameNameRubro] = await tx.$queryRaw<{ name: string; isRetired: boolean }[]>`
    SELECT name, retired_at IS NOT NULL AS "isRetired" FROM rubros
    WHERE fold_text(name) = fold_text(${name}) AND id IS DISTINCT FROM ${ownId}::int`
  if (!sameNameRubro) return
  const text = sameNameRubro.isRetired
    ? `Ya hay un rubro «${sameNameRubro.name}», fuera de uso: ponelo de nuevo en uso.`
    : `Ya hay un rubro «${sameNameRubro.name}».`
  throw new AppError('rubro_name_taken', { fields: { name: text } })
}

export const viewRubroState = ({ id, name, slug, retiredAt, version }: Rubro): RubroState => ({
  id,
  name,
  slug,
  isRetired: retiredAt !== null,
  version,
})
