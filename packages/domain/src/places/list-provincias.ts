import type { PlaceView } from '@oficio/contracts/places'
import type { Ctx } from '../context/ctx'
import { keptProvincias } from './kept-provincias'

/** Returns the 24 provinces: CABA and Buenos Aires first, then by name. */
export async function listProvincias(ctx: Ctx): Promise<PlaceView[]> {
  const provincias = await keptProvincias(ctx)
  return provincias.map(({ id, nombre }) => ({ id, nombre }))
}
