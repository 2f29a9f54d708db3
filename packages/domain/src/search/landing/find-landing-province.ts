import type { LandingProvince } from '@oficio/contracts/search/landing'
import type { Ctx } from '../../kernel/ctx'

/** Returns the province with the slug of an address, or null. */
export async function findLandingProvince({ db }: Ctx, slug: string): Promise<LandingProvince | null> {
  const provincia = await db.provincia.findUnique({ where: { slug }, select: { id: true, nombre: true } })
  return provincia && { provinciaId: provincia.id, name: provincia.nombre, slug }
}
