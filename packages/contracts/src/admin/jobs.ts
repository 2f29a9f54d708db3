import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { timestamp } from '../fields'

export const failedJob = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What it does, in words. */
    label: z.string(),
    lastError: z.string(),
    attempts: z.number(),
    runAt: timestamp,
    createdAt: timestamp,
  })
  .meta({ id: 'FailedJob' })
export type FailedJobView = z.infer<typeof failedJob>

export const listFailedJobsEndpoint = defineEndpoint({
  name: 'listFailedJobs',
  summary: 'Jobs that failed at least once and are not done.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/jobs',
  access: ['admin'],
  response: z.object({ jobs: z.array(failedJob) }),
})

export const retryJobEndpoint = defineEndpoint({
  name: 'retryJob',
  summary: 'Runs a failed job again at once.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/jobs/{id}/retry',
  access: ['admin'],
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  response: done,
  errors: ['not_found'],
})
