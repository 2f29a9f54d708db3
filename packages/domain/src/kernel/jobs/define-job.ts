import type { z } from 'zod'
import type { CronEntry, Ctx, JobDefinition } from '../ctx'
import { readStored } from '../read-stored'

/** Known here alone: whoever has a job has it from `defineJob`, where `npm run check` sees that somebody handles it. */
const defined = Symbol('made by defineJob')

interface JobRules<Payload> {
  name: string
  /** What it does, for an admin who knows the product and not its code. */
  label: string
  /** Ids only: a job is stored in the database, and personal data has its own tables. */
  payload: z.ZodType<Payload>
  /** One job for one thing: a second enqueue with the key of a job that waits replaces it. */
  keyOf?(payload: Payload): string
  /** How often it is tried, at growing distances; 25 times when left out, which takes some three days. */
  maxAttempts?: number
  /** Whether a worker process runs no two of them at once: then its death leaves at most one half done. */
  isOneAtATime?: boolean
  /** Returns today's payload of what an earlier version of the site stored, or null where it is none of it either. */
  older?(stored: unknown): Payload | null
}

/** What is done outside of a call: what is known of it where it is enqueued, and where it runs. */
export interface Job<Payload> extends JobRules<Payload> {
  readonly [defined]: true
}

/** Apart from what it does, so that whoever enqueues it need not import that. Where nothing hinders, both stand together. */
export const defineJob = <Payload>(rules: JobRules<Payload>): Job<Payload> => ({ ...rules, [defined]: true })

/**
 * Returns what the registry lists: the job with what it does. It may run twice, so its effects are keyed. A stored payload
 * that does not fit, in no version, fails the job for somebody to see.
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
    run: async (ctx, stored) => run(ctx, readStored(job.payload, stored, job.older)),
  }
}

interface ClockJob extends Pick<JobDefinition, 'name' | 'label'> {
  /** A crontab line without the command, in UTC. */
  at: string
}

/** What the clock starts, which may run twice or late without harm. */
export const atTimes = ({ at, ...job }: ClockJob, run: CronEntry['run']): CronEntry => ({
  ...job,
  pattern: at,
  run,
})
