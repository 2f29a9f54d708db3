import { listRubrosEndpoint, type RubroView } from '@oficio/contracts/rubros/endpoints'
import { listBusinessRubros, listRubros } from '@oficio/domain/rubros/list-rubros'
import { wrapOnce } from '@/server/calls/answer-texts'
import { route } from '@/server/route'

const answerOf = wrapOnce((data: RubroView[]) => ({ success: true as const, data }))

export const GET = route(
  listRubrosEndpoint,
  async (ctx, _actor, input) =>
    answerOf(input.for === 'businesses' ? await listBusinessRubros(ctx) : await listRubros(ctx)),
  { publicSeconds: 300 },
)
