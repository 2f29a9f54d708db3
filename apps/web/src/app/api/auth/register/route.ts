import { registerEndpoint } from '@oficio/contracts/accounts/endpoints'
import { registerToApi } from '@oficio/domain/accounts/registration/register-to-api'
import { route } from '@/server/route'

export const POST = route(registerEndpoint, registerToApi)
