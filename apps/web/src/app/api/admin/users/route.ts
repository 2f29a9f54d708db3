import { listUsersEndpoint } from '@oficio/contracts/admin/lists'
import { listUsers } from '@oficio/domain/admin/users/list-users'
import { route } from '@/server/route'

export const GET = route(listUsersEndpoint, listUsers)
