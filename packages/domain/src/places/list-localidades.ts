import { limits } from '@oficio/contracts/limits'
import type { LocalidadEntry, PlaceView } from '@oficio/contracts/places/endpoints'
import { findLocalidades } from '@oficio/contracts/places/find-localidades'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import { cachedLocalidades } from './cached-localidades'
import { cachedProvincias } from './cached-provincias'
import { matchProvincia } from './match-provincia'

/**
 * Returns up to `max` localities of the province: the matches of the query, best first, or the largest without a
 * query; none for an unknown province. A province may have more than one answer lists, so a query reaches every
 * locality.
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
  // The default list is cached as one object, so that its JSON is written once.
  const first = await ctx.readCache.read(`localidades:${provincia.id}:first`, [pageTags.places], async () => {
    const all = await cachedLocalidades(ctx, provincia.id)
    return all.slice(0, limits.localidadesMax).map(({ localidad }) => viewOf(localidad))
  })
  return input.max < first.length ? first.slice(0, input.max) : first
}

const viewOf = ({ id, nombre }: LocalidadEntry): PlaceView => ({ id, nombre })
