import { getProfessionalEndpoint } from '@oficio/contracts/search/public-profile'
import { getPublicProfile } from '@oficio/domain/search/profile/get-public-profile'
import { route } from '@/server/route'

export const GET = route(getProfessionalEndpoint, getPublicProfile)
