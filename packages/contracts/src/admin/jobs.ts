import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { timestamp } from '../fields'
import { defineList, type ListQuery, listPage, listQuery } from '../kernel/lists/define-list'
import { pages } from '../pages'

export const jobStates = ['failed', 'waiting', 'running', 'given_up'] as const
export type JobState = (typeof jobStates)[number]
export const jobStateTexts: Record<JobState, string> = {
  failed: 'Fallaron',
  waiting: 'En espera',
  running: 'En marcha',
  given_up: 'Abandonadas',
}

export const jobList = defineList({
  name: 'jobs',
  path: pages.adminJobs.path,
  search: 'Nombre o parte del error',
  filters: {
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Tareas',
      choices: { failed: 'Fallaron', waiting: 'En espera', running: 'En marcha', all: 'Todas' },
      usual: 'failed',
      isTabs: true,
    },
  },
  sorts: { changed: 'Último intento', next: 'Próximo intento' },
})
export type JobQuery = ListQuery<typeof jobList>

export const jobRow = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What the job does, in Spanish. */
    label: z.string(),
    state: z.enum(jobStates),
    /** Error of the last attempt; null if no attempt failed. */
    lastError: z.string().nullable(),
    attempts: z.number(),
    maxAttempts: z.number(),
    runAt: timestamp,
    createdAt: timestamp,
  })
  .meta({ id: 'Job' })
export type JobView = z.infer<typeof jobRow>

export const listJobsEndpoint = defineEndpoint({
  name: 'listJobs',
  summary: 'Lists unfinished jobs. By default only the failed ones.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/jobs',
  access: ['admin'],
  query: listQuery(jobList),
  response: listPage(jobRow),
})

export const retryJobEndpoint = defineEndpoint({
  name: 'retryJob',
  summary: 'Retries a failed job immediately.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/jobs/{id}/retry',
  access: ['admin'],
  params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
  response: done,
  errors: ['not_found'],
})
