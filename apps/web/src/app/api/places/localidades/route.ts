import { listLocalidadesEndpoint, type PlaceView } from '@oficio/contracts/places/endpoints'
import { listLocalidades } from '@oficio/domain/places/list-localidades'
import { wrapOnce } from '@/server/calls/answer-texts'
import { route } from '@/server/route'

const answerOf = wrapOnce((localidades: PlaceView[]) => ({ localidades }))

export const GET = route(
  listLocalidadesEndpoint,
  async (ctx, _actor, input) => answerOf(await listLocalidades(ctx, input)),
  { publicSeconds: 3600 },
)
