import { logoutEndpoint } from '@oficio/contracts/accounts/endpoints'
import { logOut } from '@oficio/domain/accounts/sessions/log-out'
import { route } from '@/server/route'

export const POST = route(logoutEndpoint, logOut)
