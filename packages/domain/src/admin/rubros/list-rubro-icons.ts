import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/** Returns the icon of every rubro, so that the icon picker can label icons by rubro. */
export async function listRubroIcons(ctx: Ctx, actor: Actor): Promise<{ name: string; icon: string }[]> {
  requireAdmin(actor)
  return ctx.db.rubro.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { name: true, icon: true },
  })
}
