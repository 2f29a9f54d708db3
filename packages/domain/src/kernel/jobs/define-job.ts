import type { z } from 'zod'
import type { CronEntry, Ctx, JobDefinition } from '../ctx'
import { readStored } from '../read-stored'

/**
 * Private to this file: a job can only come from `defineJob`, and `npm run check` verifies that each one has a
 * handler.
 */
const definitionMark = Symbol('made by defineJob')

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
  /** Converts a payload that an earlier version stored. Returns null for any other payload. */
  older?(storedPayload: unknown): Payload | null
}

/** A job as seen by both the code that enqueues it and the code that runs it. */
export interface Job<Payload> extends JobRules<Payload> {
  readonly [definitionMark]: true
}

/**
 * Defines a job without its handler, so that code that enqueues it need not import the handler. Both are in one file if
 * that causes no import cycle.
 */
export const defineJob = <Payload>(rules: JobRules<Payload>): Job<Payload> => ({
  ...rules,
  [definitionMark]: true,
})

/**
 * Returns a job with its handler, for the registry. The handler must be idempotent, because it may run twice. A stored
 * payload of no known version makes the job fail visibly.
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

/** Returns a clock entry for the registry. It must tolerate running twice or late. */
export const atTimes = ({ at, ...job }: ClockJob, run: CronEntry['run']): CronEntry => ({
  ...job,
  pattern: at,
  run,
})
