import { getFirstOfferEndpoint } from '@oficio/contracts/service-requests/first-offer'
import { getFirstOffer } from '@oficio/domain/service-requests/get-first-offer'
import { route } from '@/server/route'

export const GET = route(getFirstOfferEndpoint, getFirstOffer)
