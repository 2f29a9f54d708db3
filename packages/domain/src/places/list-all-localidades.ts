import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { listAllLocalidadesEndpoint } from '@oficio/contracts/places/endpoints'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { pageTags } from '../kernel/pages/tags'
import { cachedLocalidades } from './cached-localidades'
import { cachedProvincias } from './cached-provincias'

/** Returns a province with all its localities, the largest first. Throws not_found for an unknown province. */
export async function listAllLocalidades(
  ctx: Ctx,
  _actor: Actor,
  { provinciaId }: { provinciaId: number },
): Promise<ResponseOf<typeof listAllLocalidadesEndpoint>> {
  const provincia = (await cachedProvincias(ctx)).find(({ id }) => id === provinciaId)
  if (!provincia) throw new AppError('not_found')
  return ctx.readCache.read(`localidades:${provinciaId}:all`, [pageTags.places], async () => ({
    provincia: { id: provincia.id, nombre: provincia.nombre },
    localidades: (await cachedLocalidades(ctx, provinciaId)).map(({ localidad }) => localidad),
  }))
}
