import { type SearchableLocalidad, searchableLocalidades } from '@oficio/contracts/places/find-localidades'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'

const collator = new Intl.Collator('es-AR')

/**
 * Returns every locality of a province, prepared for searching and cached. Sorted by population, largest first, then by
 * name. `provinciaId` must exist, because every requested id is cached.
 */
export function cachedLocalidades(ctx: Ctx, provinciaId: number): Promise<readonly SearchableLocalidad[]> {
  return ctx.readCache.read(`localidades:${provinciaId}`, [pageTags.places], async () => {
    const rows = await ctx.db.localidad.findMany({
      where: { provinciaId },
      select: { id: true, nombre: true, departamento: true, aliases: true, population: true },
    })
    const sorted = rows.sort((a, b) => b.population - a.population || collator.compare(a.nombre, b.nombre))
    return searchableLocalidades(sorted.map(({ population: _, ...localidad }) => localidad))
  })
}
