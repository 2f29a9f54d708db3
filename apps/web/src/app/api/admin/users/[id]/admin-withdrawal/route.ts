import { takeAdminEndpoint } from '@oficio/contracts/admin/user-decisions'
import { takeAdmin } from '@oficio/domain/admin/users/decide-user'
import { route } from '@/server/route'

export const POST = route(takeAdminEndpoint, takeAdmin)
