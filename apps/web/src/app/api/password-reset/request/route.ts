import { requestPasswordResetEndpoint } from '@oficio/contracts/accounts/recovery'
import { requestPasswordReset } from '@oficio/domain/accounts/recovery/request-password-reset'
import { route } from '@/server/route'

export const POST = route(requestPasswordResetEndpoint, requestPasswordReset)
