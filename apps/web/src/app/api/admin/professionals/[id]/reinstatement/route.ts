import { reinstateProfessionalEndpoint } from '@oficio/contracts/professionals/approval'
import { reinstateProfessional } from '@oficio/domain/professionals/approval/reinstate-professional'
import { route } from '@/server/route'

export const POST = route(reinstateProfessionalEndpoint, reinstateProfessional)
