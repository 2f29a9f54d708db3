import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import type { Provincia } from './match-provincia'

/** Returns all provinces in the order of the reference data; kept where purges are heard of. */
export function keptProvincias(ctx: Pick<Ctx, 'db' | 'kept'>): Promise<readonly Provincia[]> {
  return ctx.kept.read('provincias', [pageTags.places], () =>
    ctx.db.provincia.findMany({
      orderBy: { position: 'asc' },
      select: { id: true, nombre: true, isoLetter: true },
    }),
  )
}
