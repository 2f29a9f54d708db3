import { searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { route } from '@/server/route'

export const GET = route(searchBusinessesEndpoint, searchBusinesses)
