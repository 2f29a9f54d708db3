import { suspendProfessionalEndpoint } from '@oficio/contracts/professionals/approval'
import { suspendProfessional } from '@oficio/domain/professionals/approval/suspend-professional'
import { route } from '@/server/route'

export const POST = route(suspendProfessionalEndpoint, suspendProfessional)
