import { autocompletePlacesEndpoint } from '@oficio/contracts/places/lookup'
import { autocompletePlaces } from '@oficio/domain/places/lookup/autocomplete-places'
import { route } from '@/server/route'

export const GET = route(autocompletePlacesEndpoint, autocompletePlaces)
