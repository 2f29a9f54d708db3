import type { PlaceView } from '@oficio/contracts/places'
import type { Ctx } from '../context/ctx'
import { findProvincia } from './find-place'

const collator = new Intl.Collator('es-AR')

/** Returns up to `max` localities of the named province by name; none for an unknown province. */
export async function listLocalidades(
  ctx: Ctx,
  input: { provincia: string; max: number },
): Promise<PlaceView[]> {
  const provincia = await findProvincia(ctx, input.provincia)
  if (!provincia) return []
  const rows = await ctx.db.localidad.findMany({
    where: { provinciaId: provincia.id },
    select: { id: true, nombre: true },
  })
  return rows.sort((a, b) => collator.compare(a.nombre, b.nombre)).slice(0, input.max)
}
