import { searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import { searchKeptBusinesses } from '@/server/kept-searches'
import { route } from '@/server/route'

export const GET = route(searchBusinessesEndpoint, searchKeptBusinesses)
