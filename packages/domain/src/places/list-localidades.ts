import { limits } from '@oficio/contracts/limits'
import type { LocalidadEntry, PlaceView } from '@oficio/contracts/places/endpoints'
import { findLocalidades } from '@oficio/contracts/places/find-localidades'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import { cachedLocalidades } from './cached-localidades'
import { cachedProvincias } from './cached-provincias'
import { matchProvincia } from './match-provincia'

/**
 * Returns up to `max` localities of a province: the best matches of the query, or the largest without a query. Returns
 * none for an unknown province. A query searches all localities, because a province may have more than one answer can
 * list.
 */
export async function listLocalidades(
  ctx: Ctx,
  input: { provincia: string; query?: string | undefined; max: number },
): Promise<PlaceView[]> {
  const provincia = matchProvincia(await cachedProvincias(ctx), input.provincia)
  if (!provincia) return []
  if (input.query) {
    const matches = findLocalidades(await cachedLocalidades(ctx, provincia.id), input.query, input.max)
    return matches.map(({ localidad }) => viewOf(localidad))
  }
  // Cached as one object, so that it is serialised to JSON only once.
  const first = await ctx.readCache.read(`localidades:${provincia.id}:first`, [pageTags.places], async () => {
    const all = await cachedLocalidades(ctx, provincia.id)
    return all.slice(0, limits.localidadesMax).map(({ localidad }) => viewOf(localidad))
  })
  return input.max < first.length ? first.slice(0, input.max) : first
}

const viewOf = ({ id, nombre }: LocalidadEntry): PlaceView => ({ id, nombre })
