import { endSessionEndpoint } from '@oficio/contracts/accounts/profile'
import { endSession } from '@oficio/domain/accounts/sessions/end-own-sessions'
import { route } from '@/server/route'

export const DELETE = route(endSessionEndpoint, endSession)
