import { listTownsEndpoint } from '@oficio/contracts/places/endpoints'
import { listTowns } from '@oficio/domain/places/list-towns'
import { route } from '@/server/route'

// Cached publicly, because the list is the same for everybody and towns hardly change.
export const GET = route(listTownsEndpoint, listTowns, { publicSeconds: 3600 })
