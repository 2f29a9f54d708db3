import { makeAdminEndpoint } from '@oficio/contracts/admin/user-decisions'
import { makeAdmin } from '@oficio/domain/admin/users/decide-user'
import { route } from '@/server/route'

export const POST = route(makeAdminEndpoint, makeAdmin)
