import { rejectProfessionalEndpoint } from '@oficio/contracts/professionals/approval'
import { rejectProfessional } from '@oficio/domain/professionals/approval/reject-professional'
import { route } from '@/server/route'

export const POST = route(rejectProfessionalEndpoint, rejectProfessional)
