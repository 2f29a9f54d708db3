import { paths } from '@oficio/contracts/paths'
import { ownRubroIdMin, type RubroFields, type RubroState } from '@oficio/contracts/rubros/decisions'
import { foldText } from '@oficio/contracts/text/fold-text'
import type { Tx } from '@oficio/db/client'
import { type Actor, requireAdmin } from '../kernel/actor'
import { recordAudit } from '../kernel/audit/record-audit'
import { auditSubject } from '../kernel/audit-subject'
import type { Ctx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { lockRubros, refuseTakenName, viewRubroState } from './decide-rubro'

/**
 * Adds a rubro (trade) at the end of every list. Clients can choose it immediately (docs/product.md, 'Rubros'). Throws
 * rubro_name_taken.
 */
export async function createRubro(ctx: Ctx, actor: Actor, fields: RubroFields): Promise<RubroState> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(async (ctx) => {
    await lockRubros(ctx.db)
    await refuseTakenName(ctx.db, fields.name, null)
    const last = await ctx.db.rubro.aggregate({ _max: { id: true, position: true } })
    const id = Math.max(ownRubroIdMin, (last._max.id ?? 0) + 1)
    const added = await ctx.db.rubro.create({
      data: {
        ...fields,
        id,
        slug: await freeSlug(ctx.db, fields.name, id),
        position: (last._max.position ?? 0) + 1,
        editedAt: ctx.clock.now(),
      },
    })
    await recordAudit(ctx, {
      adminId,
      action: 'rubro-added',
      subject: auditSubject('rubro', id),
      data: { ...fields },
    })
    await purgePages(ctx.db, [pageTags.rubros])
    return viewRubroState(added)
  })
}

/**
 * Returns a slug that no rubro and no other page uses. A slug may be taken although the name is free, because a renamed
 * rubro keeps its first slug.
 */
async function freeSlug(tx: Tx, name: string, id: number): Promise<string> {
  const slug = foldText(name).replaceAll(' ', '-')
  const isTaken =
    paths.rubroTowns(slug) === paths.benefits() || (await tx.rubro.count({ where: { slug } })) > 0
  return isTaken ? `${slug}-${id}` : slug
}
