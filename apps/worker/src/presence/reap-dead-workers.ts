import type { ClientBase } from 'pg'
import { dropReplaced, workerLocks } from './register'

/** A worker that holds its lock but has not moved for so long hangs; its jobs go to others. */
const longestSilenceSeconds = 60

interface DeadWorker {
  lockKey: number
  /** The graphile-worker ids under which it locked jobs. */
  workerIds: string[]
}

/**
 * Frees the jobs of workers that died, and returns these: graphile-worker alone keeps their locks for four hours. Who
 * can take the lock of another knows that its connection is gone, and a process that dies takes that along. One
 * statement, so that two who find the same one dead free its jobs once.
 */
export async function reapDeadWorkers(client: ClientBase, ownKey: number): Promise<DeadWorker[]> {
  const { rows } = await client.query<DeadWorker>(
    `WITH dead AS (
       DELETE FROM worker_heartbeats
       WHERE lock_key <> $1
         AND (beat_at < now() - make_interval(secs => $2) OR pg_try_advisory_xact_lock($3, lock_key))
       RETURNING lock_key, worker_ids
     )
     SELECT lock_key AS "lockKey", worker_ids AS "workerIds", graphile_worker.force_unlock_workers(worker_ids)
     FROM dead`,
    [ownKey, longestSilenceSeconds, workerLocks],
  )
  if (rows.length > 0) await dropReplaced(client)
  return rows.map(({ lockKey, workerIds }) => ({ lockKey, workerIds }))
}
