import { secondStepFormEndpoint } from '@oficio/contracts/accounts/second-factor'
import { formRoute } from '@/server/route'
import { completeLoginByForm, secondStepPage } from '@/server/sessions/session-forms'

export const POST = formRoute(secondStepFormEndpoint, completeLoginByForm, secondStepPage)
