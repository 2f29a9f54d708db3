import type { Tx } from '@oficio/db/client'
import { causeWords } from '../cause'
import type { Job } from './define-job'

interface Options {
  /** In place of the job's own. */
  key?: string | undefined
  runAt?: Date | undefined
  maxAttempts?: number | undefined
}

const usualAttempts = 25

/**
 * Stores a job in the transaction that causes it: it exists exactly when the cause was committed. By which request it came
 * about is kept with it, for the log.
 */
export async function enqueueJob<Payload extends object>(
  tx: Tx,
  job: Job<Payload>,
  payload: Payload,
  { key = job.keyOf?.(payload), runAt, maxAttempts = job.maxAttempts ?? usualAttempts }: Options = {},
): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${job.name}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts}::int,
      job_key => ${key ?? null}::text,
      flags => ${causeWords()}::text[]
    )`
}
