import { changePasswordEndpoint } from '@oficio/contracts/accounts/profile'
import { changePassword } from '@oficio/domain/accounts/passwords/change-password'
import { route } from '@/server/route'

export const PUT = route(changePasswordEndpoint, changePassword)
