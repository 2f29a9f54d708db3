import { changeEmailEndpoint, withdrawEmailEndpoint } from '@oficio/contracts/accounts/profile'
import { changeEmail, withdrawEmail } from '@oficio/domain/accounts/mailbox/change-email'
import { route } from '@/server/route'

export const PUT = route(changeEmailEndpoint, changeEmail)
export const DELETE = route(withdrawEmailEndpoint, withdrawEmail)
