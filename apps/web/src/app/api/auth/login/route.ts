import { loginEndpoint } from '@oficio/contracts/accounts/endpoints'
import { logInToApi } from '@oficio/domain/accounts/sessions/log-in-to-api'
import { route } from '@/server/route'

export const POST = route(loginEndpoint, logInToApi)
