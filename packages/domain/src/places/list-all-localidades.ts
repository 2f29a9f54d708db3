import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { listAllLocalidadesEndpoint } from '@oficio/contracts/places/endpoints'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import { keptLocalidades } from './kept-localidades'
import { keptProvincias } from './kept-provincias'

/** Returns a province with every locality of it, the largest first. Throws not_found for an unknown province. */
export async function listAllLocalidades(
  ctx: Ctx,
  _actor: Actor,
  { provinciaId }: { provinciaId: number },
): Promise<ResponseOf<typeof listAllLocalidadesEndpoint>> {
  const provincia = (await keptProvincias(ctx)).find(({ id }) => id === provinciaId)
  if (!provincia) throw new AppError('not_found')
  return ctx.kept.read(`localidades:${provinciaId}:all`, [pageTags.places], async () => ({
    provincia: { id: provincia.id, nombre: provincia.nombre },
    localidades: (await keptLocalidades(ctx, provinciaId)).map(({ localidad }) => localidad),
  }))
}
