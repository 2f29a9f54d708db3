import { registerDirectlyEndpoint } from '@oficio/contracts/professionals/joining'
import { registerDirectly } from '@oficio/domain/professionals/joining/register-directly'
import { route } from '@/server/route'

export const POST = route(registerDirectlyEndpoint, registerDirectly)
