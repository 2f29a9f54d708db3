import { searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import { route } from '@/server/route'
import { searchKeptBusinesses } from '@/server/searches/kept-searches'

export const GET = route(searchBusinessesEndpoint, searchKeptBusinesses)
