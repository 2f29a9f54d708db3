import { verifyPasswordResetEndpoint } from '@oficio/contracts/accounts/recovery'
import { verifyPasswordReset } from '@oficio/domain/accounts/recovery/verify-password-reset'
import { route } from '@/server/route'

export const GET = route(verifyPasswordResetEndpoint, verifyPasswordReset)
