import type { PlaceView } from '@oficio/contracts/places/endpoints'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import { keptProvincias } from './kept-provincias'

/** Returns the 24 provinces: CABA and Buenos Aires first, then by name. */
export async function listProvincias(ctx: Ctx): Promise<PlaceView[]> {
  return ctx.kept.read('provincias:views', [pageTags.places], async () =>
    (await keptProvincias(ctx)).map(({ id, nombre }) => ({ id, nombre })),
  )
}
