import type { z } from 'zod'
import type { CronEntry, Ctx, JobDefinition } from '../ctx'
import { readStored } from '../read-stored'

/**
 * Private to this file: a job can only come from `defineJob`, and `npm run check` verifies that each one has a
 * handler.
 */
const defined = Symbol('made by defineJob')

interface JobRules<Payload> {
  name: string
  /** What the job does, for an admin who knows the product and not its code. */
  label: string
  /** Ids only: jobs are stored in the database, and personal data has its own tables. */
  payload: z.ZodType<Payload>
  /** Deduplication key: enqueuing with the key of a waiting job replaces that job. */
  keyOf?(payload: Payload): string
  /** Attempts with exponential backoff; 25 by default, which takes about three days. */
  maxAttempts?: number
  /** Whether a worker process runs at most one at a time: then a crash leaves at most one half done. */
  isOneAtATime?: boolean
  /** Converts a payload that an earlier version stored; null if it is none. */
  older?(storedPayload: unknown): Payload | null
}

/** Work outside of a call: the part that is known where the job is enqueued and where it runs. */
export interface Job<Payload> extends JobRules<Payload> {
  readonly [defined]: true
}

/**
 * Separate from the handler, so that code that enqueues the job need not import it. Where no import cycle results,
 * both are in one file.
 */
export const defineJob = <Payload>(rules: JobRules<Payload>): Job<Payload> => ({ ...rules, [defined]: true })

/**
 * Returns the registry's entry: the job with its handler. The handler may run twice, so its effects are idempotent. A
 * stored payload of no known version fails the job visibly.
 */
export function handledBy<Payload>(
  job: Job<Payload>,
  run: (ctx: Ctx, payload: Payload) => Promise<void>,
): JobDefinition {
  const { name, label, isOneAtATime = false } = job
  return {
    name,
    label,
    isOneAtATime,
    run: async (ctx, storedPayload) => run(ctx, readStored(job.payload, storedPayload, job.older)),
  }
}

interface ClockJob extends Pick<JobDefinition, 'name' | 'label'> {
  /** A crontab line without the command, in UTC. */
  at: string
}

/** A clock entry, which may run twice or late without harm. */
export const atTimes = ({ at, ...job }: ClockJob, run: CronEntry['run']): CronEntry => ({
  ...job,
  pattern: at,
  run,
})
