import { readNoticesEndpoint } from '@oficio/contracts/notices'
import { readNotices } from '@oficio/domain/notices/read-notices'
import { route } from '@/server/route'

export const POST = route(readNoticesEndpoint, readNotices)
