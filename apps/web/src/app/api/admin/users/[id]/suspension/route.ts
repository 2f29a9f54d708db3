import { suspendUserEndpoint } from '@oficio/contracts/admin/user-decisions'
import { suspendUser } from '@oficio/domain/admin/users/decide-user'
import { route } from '@/server/route'

export const POST = route(suspendUserEndpoint, suspendUser)
