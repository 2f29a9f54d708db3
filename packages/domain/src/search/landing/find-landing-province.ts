import type { LandingProvince } from '@oficio/contracts/search/landing'
import type { Ctx } from '../../kernel/ctx'

/** Returns the province that an address names, or null. */
export async function findLandingProvince({ db }: Ctx, slug: string): Promise<LandingProvince | null> {
  const found = await db.provincia.findUnique({ where: { slug }, select: { id: true, nombre: true } })
  return found && { provinciaId: found.id, name: found.nombre, slug }
}
