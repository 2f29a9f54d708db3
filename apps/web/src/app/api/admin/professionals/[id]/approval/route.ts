import { approveProfessionalEndpoint } from '@oficio/contracts/professionals/approval'
import { approveProfessional } from '@oficio/domain/professionals/approval/approve-professional'
import { route } from '@/server/route'

export const POST = route(approveProfessionalEndpoint, approveProfessional)
