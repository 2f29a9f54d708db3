import { refuseBusinessEndpoint } from '@oficio/contracts/businesses/decisions'
import { refuseBusiness } from '@oficio/domain/businesses/decisions/refuse-business'
import { route } from '@/server/route'

export const POST = route(refuseBusinessEndpoint, refuseBusiness)
