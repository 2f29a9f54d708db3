import { resetPasswordEndpoint } from '@oficio/contracts/accounts/recovery'
import { resetPassword } from '@oficio/domain/accounts/recovery/reset-password'
import { route } from '@/server/route'

export const POST = route(resetPasswordEndpoint, resetPassword)
