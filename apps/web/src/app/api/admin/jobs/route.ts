import { listFailedJobsEndpoint } from '@oficio/contracts/operations'
import { listFailedJobs } from '@oficio/domain/operations/list-failed-jobs'
import { route } from '@/server/route'

export const GET = route(listFailedJobsEndpoint, listFailedJobs)
