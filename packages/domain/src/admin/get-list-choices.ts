import { type Actor, requireAdmin } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

interface Choice {
  id: number
  name: string
}

/**
 * Returns the choices of the list filters: provinces, and the rubros of clients and professionals, including retired
 * ones.
 */
export async function getListChoices(
  ctx: Ctx,
  actor: Actor,
): Promise<{ rubros: Choice[]; provincias: Choice[] }> {
  requireAdmin(actor)
  const [rubros, provincias] = await Promise.all([
    ctx.db.rubro.findMany({
      where: { isBusinessOnly: false },
      select: { id: true, name: true },
      orderBy: { name: 'asc' },
    }),
    ctx.db.provincia.findMany({ select: { id: true, nombre: true }, orderBy: { position: 'asc' } }),
  ])
  return { rubros, provincias: provincias.map(({ id, nombre }) => ({ id, name: nombre })) }
}
