import { listRubrosEndpoint } from '@oficio/contracts/rubros'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { route } from '@/server/route'

export const GET = route(
  listRubrosEndpoint,
  async (ctx) => ({ success: true as const, data: await listRubros(ctx) }),
  {
    publicSeconds: 300,
  },
)
