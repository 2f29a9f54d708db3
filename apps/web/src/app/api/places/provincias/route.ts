import { listProvinciasEndpoint, type PlaceView } from '@oficio/contracts/places/endpoints'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { wrapOnce } from '@/server/calls/answer-texts'
import { route } from '@/server/route'

const answerOf = wrapOnce((provincias: PlaceView[]) => ({ provincias }))

export const GET = route(listProvinciasEndpoint, async (ctx) => answerOf(await listProvincias(ctx)), {
  publicSeconds: 3600,
})
