import type { Tx } from '@oficio/db/client'

interface Options {
  /** One job for one thing: a second enqueue with the key of a job that waits replaces it. */
  key?: string
  runAt?: Date
  maxAttempts?: number
}

/**
 * Stores a job in the transaction that causes it: it exists exactly when the cause was committed.
 * @param payload ids only
 */
export async function enqueueJob(
  tx: Tx,
  name: string,
  payload: object,
  options: Options = {},
): Promise<void> {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? 25}::int,
      job_key => ${options.key ?? null}::text
    )`
}
