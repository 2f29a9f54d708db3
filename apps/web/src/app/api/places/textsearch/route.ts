import { searchPlacesEndpoint } from '@oficio/contracts/places/lookup'
import { searchPlaces } from '@oficio/domain/places/lookup/search-places'
import { route } from '@/server/route'

export const GET = route(searchPlacesEndpoint, searchPlaces)
