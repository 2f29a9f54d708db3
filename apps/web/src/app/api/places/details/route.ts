import { getPlaceDetailsEndpoint } from '@oficio/contracts/places/lookup'
import { getPlaceDetails } from '@oficio/domain/places/lookup/get-place-details'
import { route } from '@/server/route'

export const GET = route(getPlaceDetailsEndpoint, getPlaceDetails)
