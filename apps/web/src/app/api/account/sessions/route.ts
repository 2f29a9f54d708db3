import { endOtherSessionsEndpoint, listSessionsEndpoint } from '@oficio/contracts/accounts/profile'
import { endOtherSessions } from '@oficio/domain/accounts/sessions/end-own-sessions'
import { listSessions } from '@oficio/domain/accounts/sessions/list-sessions'
import { route } from '@/server/route'

export const GET = route(listSessionsEndpoint, listSessions)
export const DELETE = route(endOtherSessionsEndpoint, endOtherSessions)
