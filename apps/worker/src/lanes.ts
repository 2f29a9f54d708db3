import type { JobDefinition } from '@oficio/domain/kernel/ctx'

/** A group of jobs that share the same concurrency slots. */
export interface Lane {
  jobs: JobDefinition[]
  concurrency: number
}

const sharedSlots = 4

/**
 * Returns one shared lane for most jobs, and a lane with a single slot for each job that must not run concurrently with
 * itself. A slow mail server therefore delays only mails, and other jobs do not delay mails.
 */
export function lanesOf(jobs: readonly JobDefinition[]): [shared: Lane, ...single: Lane[]] {
  return [
    { jobs: jobs.filter((job) => !job.isOneAtATime), concurrency: sharedSlots },
    ...jobs.filter((job) => job.isOneAtATime).map((job) => ({ jobs: [job], concurrency: 1 })),
  ]
}
