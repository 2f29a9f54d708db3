import { listOwnBusinessesEndpoint } from '@oficio/contracts/businesses/owner'
import { listOwnBusinessPages } from '@oficio/domain/businesses/owner/list-own-businesses'
import { route } from '@/server/route'

export const GET = route(listOwnBusinessesEndpoint, listOwnBusinessPages)
