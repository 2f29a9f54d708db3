import type { PlaceView } from '@oficio/contracts/places'
import type { Ctx } from '../context/ctx'

/** Returns the 24 provinces: CABA and Buenos Aires first, then by name. */
export async function listProvincias(ctx: Ctx): Promise<PlaceView[]> {
  return ctx.db.provincia.findMany({ orderBy: { position: 'asc' }, select: { id: true, nombre: true } })
}
