import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'

/** Returns all rubros that can be asked for, in the order of the reference data; kept where purges are heard of. */
export async function listRubros(ctx: Ctx): Promise<RubroView[]> {
  return ctx.kept.read('rubros', [pageTags.rubros], () => readRubros(ctx))
}

function readRubros({ db }: Ctx): Promise<RubroView[]> {
  return db.rubro.findMany({
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
