import { reinstateUserEndpoint } from '@oficio/contracts/admin/user-decisions'
import { reinstateUser } from '@oficio/domain/admin/users/decide-user'
import { route } from '@/server/route'

export const POST = route(reinstateUserEndpoint, reinstateUser)
