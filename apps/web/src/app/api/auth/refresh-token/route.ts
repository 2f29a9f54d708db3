import { refreshTokenEndpoint } from '@oficio/contracts/auth'
import { refreshSession } from '@oficio/domain/auth/refresh-session'
import { route } from '@/server/route'

export const POST = route(refreshTokenEndpoint, refreshSession)
