import { loginFormEndpoint } from '@oficio/contracts/accounts/endpoints'
import { formRoute } from '@/server/route'
import { logInByForm, loginPage } from '@/server/sessions/session-forms'

export const POST = formRoute(loginFormEndpoint, logInByForm, loginPage)
