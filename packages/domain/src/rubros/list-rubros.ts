import type { RubroView } from '@oficio/contracts/rubros'
import type { Ctx } from '../context/ctx'

/** Returns all rubros that can be asked for, in the order of the reference data. */
export async function listRubros(ctx: Ctx): Promise<RubroView[]> {
  return ctx.db.rubro.findMany({
    where: { isActive: true },
    orderBy: { position: 'asc' },
    select: {
      id: true,
      name: true,
      description: true,
      slug: true,
      icon: true,
      tradePlural: true,
      synonyms: true,
      isPopular: true,
    },
  })
}
