import type { z } from 'zod'
import type { Ctx, JobDefinition } from '../ctx'

/** Work that is done outside of a request. It may run twice, so its effects are keyed. */
export interface Job<Payload> {
  name: string
  /** Ids only: a job is stored in the database, and personal data has its own tables. */
  payload: z.ZodType<Payload>
  /** Whether a worker process runs no two of them at once: then its death leaves at most one half done. */
  isOneAtATime?: boolean
  run(ctx: Ctx, payload: Payload): Promise<void>
}

/** Returns the job in the form that the worker runs; a payload that does not fit fails the job for good to see. */
export function asDefinition<Payload>(job: Job<Payload>): JobDefinition {
  const { name, isOneAtATime = false } = job
  return { name, isOneAtATime, run: async (ctx, payload) => job.run(ctx, job.payload.parse(payload)) }
}
