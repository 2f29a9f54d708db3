import { registerProfessionalEndpoint } from '@oficio/contracts/professionals/joining'
import { registerProfessional } from '@oficio/domain/professionals/joining/register-professional'
import { route } from '@/server/route'

export const POST = route(registerProfessionalEndpoint, registerProfessional)
