import { getOwnProfessionalEndpoint } from '@oficio/contracts/professionals/own-professional'
import { getOwnProfessional } from '@oficio/domain/search/profile/get-own-professional'
import { route } from '@/server/route'

export const GET = route(getOwnProfessionalEndpoint, getOwnProfessional)
