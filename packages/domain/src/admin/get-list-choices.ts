import { type Actor, requireAdmin } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

interface Choice {
  id: number
  name: string
}

/** Returns what lists can be narrowed down to: all rubros, also those that cannot be asked for any more, and provinces. */
export async function getListChoices(
  ctx: Ctx,
  actor: Actor,
): Promise<{ rubros: Choice[]; provincias: Choice[] }> {
  requireAdmin(actor)
  const [rubros, provincias] = await Promise.all([
    ctx.db.rubro.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } }),
    ctx.db.provincia.findMany({ select: { id: true, nombre: true }, orderBy: { position: 'asc' } }),
  ])
  return { rubros, provincias: provincias.map(({ id, nombre }) => ({ id, name: nombre })) }
}
