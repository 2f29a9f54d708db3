import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import type { Provincia } from './match-provincia'

/** Returns all provinces in the order of the reference data; cached. */
export function cachedProvincias(ctx: Pick<Ctx, 'db' | 'readCache'>): Promise<readonly Provincia[]> {
  return ctx.readCache.read('provincias', [pageTags.places], () =>
    ctx.db.provincia.findMany({
      orderBy: { position: 'asc' },
      select: { id: true, nombre: true, isoLetter: true },
    }),
  )
}
