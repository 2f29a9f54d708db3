import { listLocalidadesEndpoint } from '@oficio/contracts/places'
import { listLocalidades } from '@oficio/domain/places/list-localidades'
import { route } from '@/server/route'

export const GET = route(
  listLocalidadesEndpoint,
  async (ctx, _actor, input) => ({ localidades: await listLocalidades(ctx, input) }),
  { publicSeconds: 3600 },
)
