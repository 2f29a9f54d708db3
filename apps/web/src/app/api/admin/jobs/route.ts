import { listFailedJobsEndpoint } from '@oficio/contracts/admin/jobs'
import { listFailedJobs } from '@oficio/domain/admin/list-failed-jobs'
import { route } from '@/server/route'

export const GET = route(listFailedJobsEndpoint, listFailedJobs)
