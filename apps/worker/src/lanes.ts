import type { JobDefinition } from '@oficio/domain/kernel/ctx'

/** Jobs that share their slots. */
export interface Lane {
  jobs: JobDefinition[]
  concurrency: number
}

const sharedSlots = 4

/**
 * Returns one lane for everything, and one of a single slot for each job that must not run beside itself: so neither
 * waits for the other, and a slow mail server holds up nothing but mails.
 */
export function lanesOf(jobs: readonly JobDefinition[]): [shared: Lane, ...single: Lane[]] {
  return [
    { jobs: jobs.filter((job) => !job.isOneAtATime), concurrency: sharedSlots },
    ...jobs.filter((job) => job.isOneAtATime).map((job) => ({ jobs: [job], concurrency: 1 })),
  ]
}
