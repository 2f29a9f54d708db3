import { listBusinessesEndpoint } from '@oficio/contracts/admin/lists'
import { listBusinesses } from '@oficio/domain/admin/businesses/list-businesses'
import { route } from '@/server/route'

export const GET = route(listBusinessesEndpoint, listBusinesses)
