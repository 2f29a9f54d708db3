import { searchProfessionalsEndpoint } from '@oficio/contracts/search/professionals'
import { route } from '@/server/route'
import { searchKeptProfessionals } from '@/server/searches/kept-searches'

export const GET = route(searchProfessionalsEndpoint, searchKeptProfessionals)
