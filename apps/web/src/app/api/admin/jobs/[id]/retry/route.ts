import { retryJobEndpoint } from '@oficio/contracts/admin/jobs'
import { retryJob } from '@oficio/domain/admin/jobs/retry-job'
import { route } from '@/server/route'

export const POST = route(retryJobEndpoint, retryJob)
