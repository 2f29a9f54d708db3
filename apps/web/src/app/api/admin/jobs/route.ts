import { listJobsEndpoint } from '@oficio/contracts/admin/jobs'
import { listJobs } from '@oficio/domain/admin/jobs/list-jobs'
import { route } from '@/server/route'

export const GET = route(listJobsEndpoint, listJobs)
