import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Returns which rubro has which icon, by which the icons are called where one is chosen. */
export async function listRubroIcons(ctx: Ctx, actor: Actor): Promise<{ name: string; icon: string }[]> {
  requireAdmin(actor)
  return ctx.db.rubro.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { name: true, icon: true },
  })
}
