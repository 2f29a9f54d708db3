import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import { cachedProvincias } from './cached-provincias'

/** Returns the 24 provinces: CABA and Buenos Aires first, then by name. */
export async function listProvincias(ctx: Ctx): Promise<PlaceView[]> {
  return ctx.readCache.read('provincias:views', [pageTags.places], async () =>
    (await cachedProvincias(ctx)).map(({ id, nombre }) => ({ id, nombre })),
  )
}
