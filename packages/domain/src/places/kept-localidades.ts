import { type SearchableLocalidad, searchableLocalidades } from '@oficio/contracts/places/find-localidades'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'

const collator = new Intl.Collator('es-AR')

/**
 * Returns every locality of a province in the form in which it is searched, the largest first and then by name; kept
 * where purges are heard of. The id must be that of a province, since each one asked for stays in memory.
 */
export function keptLocalidades(ctx: Ctx, provinciaId: number): Promise<readonly SearchableLocalidad[]> {
  return ctx.kept.read(`localidades:${provinciaId}`, [pageTags.places], async () => {
    const rows = await ctx.db.localidad.findMany({
      where: { provinciaId },
      select: { id: true, nombre: true, departamento: true, aliases: true, population: true },
    })
    const sorted = rows.sort((a, b) => b.population - a.population || collator.compare(a.nombre, b.nombre))
    return searchableLocalidades(sorted.map(({ population: _, ...localidad }) => localidad))
  })
}
