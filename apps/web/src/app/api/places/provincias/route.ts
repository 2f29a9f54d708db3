import { listProvinciasEndpoint } from '@oficio/contracts/places'
import { listProvincias } from '@oficio/domain/places/list-provincias'
import { route } from '@/server/route'

export const GET = route(listProvinciasEndpoint, async (ctx) => ({ provincias: await listProvincias(ctx) }), {
  publicSeconds: 3600,
})
