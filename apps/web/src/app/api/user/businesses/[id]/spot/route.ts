import { placeBusinessEndpoint } from '@oficio/contracts/businesses/owner'
import { placeBusiness } from '@oficio/domain/businesses/owner/place-business'
import { route } from '@/server/route'

export const PUT = route(placeBusinessEndpoint, placeBusiness)
