import { limits } from '@oficio/contracts/limits'
import type { LocalidadEntry, PlaceView } from '@oficio/contracts/places/endpoints'
import { findLocalidades } from '@oficio/contracts/places/find-localidades'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import { keptLocalidades } from './kept-localidades'
import { keptProvincias } from './kept-provincias'
import { matchProvincia } from './match-provincia'

/**
 * Returns up to `max` localities of the named province: those that the query finds, best first, or without one the
 * largest; none for an unknown province. A province may have more than are listed at once, so a query reaches each.
 */
export async function listLocalidades(
  ctx: Ctx,
  input: { provincia: string; query?: string | undefined; max: number },
): Promise<PlaceView[]> {
  const provincia = matchProvincia(await keptProvincias(ctx), input.provincia)
  if (!provincia) return []
  if (input.query) {
    const found = findLocalidades(await keptLocalidades(ctx, provincia.id), input.query, input.max)
    return found.map(({ localidad }) => viewOf(localidad))
  }
  // The list that nearly everybody asks for is kept as it is, so that its answer is written once.
  const first = await ctx.kept.read(`localidades:${provincia.id}:first`, [pageTags.places], async () => {
    const all = await keptLocalidades(ctx, provincia.id)
    return all.slice(0, limits.localidadesMax).map(({ localidad }) => viewOf(localidad))
  })
  return input.max < first.length ? first.slice(0, input.max) : first
}

const viewOf = ({ id, nombre }: LocalidadEntry): PlaceView => ({ id, nombre })
