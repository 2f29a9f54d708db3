import { AppError } from '@oficio/contracts/errors'
import type { RubroState } from '@oficio/contracts/rubros/decisions'
import type { Tx } from '@oficio/db/client'
import type { Prisma, Rubro } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../kernel/actor'
import { recordAudit } from '../kernel/audit/record-audit'
import { wasJustSaid } from '../kernel/audit/was-just-said'
import { auditSubject } from '../kernel/audit-subject'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockWhole } from '../kernel/lock-names'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'

interface Asked {
  id: number
  /** As the admin read it. */
  version: number
}

interface Deciding {
  action: 'rubro-changed' | 'rubro-moved' | 'rubro-retired' | 'rubro-brought-back'
  /** Why, where that is asked for. */
  reason?: string
  /** Whether it stands already as it is asked for. */
  isDone(ctx: TxCtx, rubro: Rubro): Promise<boolean>
  /** Judges what is asked for, and returns what it comes to. */
  decide(
    ctx: TxCtx,
    rubro: Rubro,
  ): Promise<{ columns: Prisma.RubroUpdateInput; data: Prisma.InputJsonObject }>
}

/**
 * An admin's decision about a rubro, with its trace, in one transaction; every page and list that shows it is drawn anew.
 * A second click changes nothing; whoever decides about one that somebody else decided about since they read it is told.
 * Throws not_found, rubro_changed.
 */
export async function decideRubro(
  ctx: Ctx,
  actor: Actor,
  { id, version }: Asked,
  { action, reason, isDone, decide }: Deciding,
): Promise<RubroState> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(async (ctx) => {
    await lockRubros(ctx.db)
    const rubro = await ctx.db.rubro.findUnique({ where: { id } })
    if (!rubro) throw new AppError('not_found')
    const subject = auditSubject('rubro', id)
    const isMine = rubro.version === version || (await wasJustSaid(ctx, { adminId, action, subject, reason }))
    if (isMine && (await isDone(ctx, rubro))) return viewRubroState(rubro)
    if (rubro.version !== version) throw new AppError('rubro_changed')
    const { columns, data } = await decide(ctx, rubro)
    const decided = await ctx.db.rubro.update({
      where: { id },
      data: { ...columns, version: { increment: 1 } },
    })
    await recordAudit(ctx, { adminId, action, subject, data: { name: decided.name, ...data } })
    await purgePages(ctx.db, [pageTags.rubros])
    return viewRubroState(decided)
  })
}

/** Decisions about rubros pass one after the other: names and places in the list are held against those of all others. */
export const lockRubros = (tx: Tx): Promise<void> => lockWhole(tx, 'rubros')

/** Throws rubro_name_taken, beside the field, where another rubro has that name, whatever accents, case and signs. */
export async function refuseTakenName(tx: Tx, name: string, ownId: number | null): Promise<void> {
  const [taken] = await tx.$queryRaw<{ name: string; isRetired: boolean }[]>`
    SELECT name, retired_at IS NOT NULL AS "isRetired" FROM rubros
    WHERE fold_text(name) = fold_text(${name}) AND id IS DISTINCT FROM ${ownId}::int`
  if (!taken) return
  const text = taken.isRetired
    ? `Ya hay un rubro «${taken.name}», fuera de uso: ponelo de nuevo en uso.`
    : `Ya hay un rubro «${taken.name}».`
  throw new AppError('rubro_name_taken', { fields: { name: text } })
}

export const viewRubroState = ({ id, name, slug, retiredAt, version }: Rubro): RubroState => ({
  id,
  name,
  slug,
  isRetired: retiredAt !== null,
  version,
})
