import { refreshTokenEndpoint } from '@oficio/contracts/accounts/endpoints'
import { refreshSession } from '@oficio/domain/accounts/sessions/refresh-session'
import { route } from '@/server/route'

export const POST = route(refreshTokenEndpoint, refreshSession)
