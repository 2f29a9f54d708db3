import type { PlaceView } from '@oficio/contracts/places'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import { keptProvincias } from './kept-provincias'
import { matchProvincia } from './match-provincia'

const collator = new Intl.Collator('es-AR')

/** Returns up to `max` localities of the named province by name; none for an unknown province. */
export async function listLocalidades(
  ctx: Ctx,
  input: { provincia: string; max: number },
): Promise<PlaceView[]> {
  const provincia = matchProvincia(await keptProvincias(ctx), input.provincia)
  if (!provincia) return []
  const all = await ctx.kept.read(`localidades:${provincia.id}`, [pageTags.places], () =>
    readLocalidades(ctx, provincia.id),
  )
  return input.max < all.length ? all.slice(0, input.max) : all
}

async function readLocalidades({ db }: Ctx, provinciaId: number): Promise<PlaceView[]> {
  const rows = await db.localidad.findMany({ where: { provinciaId }, select: { id: true, nombre: true } })
  return rows.sort((a, b) => collator.compare(a.nombre, b.nombre))
}
