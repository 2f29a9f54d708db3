import { logoutFormEndpoint } from '@oficio/contracts/accounts/endpoints'
import { formRoute } from '@/server/route'
import { endCookieSession, logoutPage } from '@/server/sessions/session-forms'

export const POST = formRoute(logoutFormEndpoint, endCookieSession, logoutPage)
