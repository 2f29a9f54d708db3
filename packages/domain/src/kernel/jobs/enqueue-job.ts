import type { Tx } from '@oficio/db/client'
import { causeWords } from '../cause'
import type { Job } from './define-job'

interface Options {
  /** Replaces the job's own key. */
  key?: string | undefined
  runAt?: Date | undefined
  maxAttempts?: number | undefined
  /** Due jobs with a lower number run first. Default: 0. */
  priority?: number
}

const usualAttempts = 25

/**
 * Enqueues a job in the caller's transaction: the job exists only if the transaction commits. Stores the cause of the
 * job for the log.
 */
export async function enqueueJob<Payload extends object>(
  tx: Tx,
  job: Job<Payload>,
  payload: Payload,
  { key = job.keyOf?.(payload), ...options }: Options = {},
): Promise<void> {
  await addJobs(tx, job, [{ payload, key }], options)
}

/** Enqueues many jobs of one kind, each with a key of its own or none. */
export async function enqueueJobs<Payload extends object>(
  tx: Tx,
  job: Job<Payload>,
  payloads: readonly Payload[],
  options: Omit<Options, 'key'> = {},
): Promise<void> {
  const jobs = payloads.map((payload) => ({ payload, key: job.keyOf?.(payload) }))
  if (jobs.length > 0) await addJobs(tx, job, jobs, options)
}

async function addJobs<Payload extends object>(
  tx: Tx,
  job: Job<Payload>,
  jobs: readonly { payload: Payload; key: string | undefined }[],
  { runAt, maxAttempts = job.maxAttempts ?? usualAttempts, priority = 0 }: Omit<Options, 'key'>,
): Promise<void> {
  const payloads = jobs.map(({ payload }) => JSON.stringify(payload))
  const keys = jobs.map(({ key }) => key ?? null)
  // One statement for all, because each call costs as much as the rest of the insert.
  await tx.$executeRaw`
    SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
      SELECT (${job.name}::text, job.payload::json, NULL, ${runAt ?? null}::timestamptz, ${maxAttempts}::smallint,
        job.key, ${priority}::smallint, ${causeWords()}::text[])::graphile_worker.job_spec
      FROM unnest(${payloads}::text[], ${keys}::text[]) AS job (payload, key)))`
}
