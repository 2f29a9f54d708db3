import { searchProfessionalsEndpoint } from '@oficio/contracts/search/professionals'
import { searchProfessionals } from '@oficio/domain/search/professionals/search-professionals'
import { route } from '@/server/route'

export const GET = route(searchProfessionalsEndpoint, searchProfessionals)
