import { distinguishBusinessesEndpoint } from '@oficio/contracts/businesses/merging/merge'
import { distinguishBusinesses } from '@oficio/domain/businesses/merging/distinguish-businesses'
import { route } from '@/server/route'

export const POST = route(distinguishBusinessesEndpoint, distinguishBusinesses)
