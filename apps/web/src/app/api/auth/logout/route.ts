import { logoutEndpoint } from '@oficio/contracts/auth'
import { logOut } from '@oficio/domain/accounts/sessions/log-out'
import { route } from '@/server/route'

export const POST = route(logoutEndpoint, logOut)
