import { searchProfessionalsEndpoint } from '@oficio/contracts/search/professionals'
import { searchKeptProfessionals } from '@/server/kept-searches'
import { route } from '@/server/route'

export const GET = route(searchProfessionalsEndpoint, searchKeptProfessionals)
