import { listNoticesEndpoint } from '@oficio/contracts/notices'
import { listNotices } from '@oficio/domain/notices/list-notices'
import { route } from '@/server/route'

export const GET = route(listNoticesEndpoint, listNotices)
