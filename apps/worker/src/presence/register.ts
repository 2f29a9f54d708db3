import { randomInt } from 'node:crypto'
import type { ClientBase } from 'pg'

/** First half of the advisory locks that say who is alive; the second half is the worker's own number. */
export const workerLocks = 72_707_372

const largestKey = 2 ** 31 - 1

/**
 * Enters a new worker and returns its number, whose lock this connection holds until it ends. Taken in the statement
 * that makes the row: nobody ever sees the row of a living worker without its lock.
 */
export async function enter(client: ClientBase): Promise<number> {
  for (;;) {
    const lockKey = randomInt(1, largestKey)
    const { rowCount } = await client.query(
      `INSERT INTO worker_heartbeats (lock_key, worker_ids, started_at, beat_at)
       SELECT $2, '{}', now(), now() WHERE pg_try_advisory_lock($1, $2)
       ON CONFLICT DO NOTHING`,
      [workerLocks, lockKey],
    )
    if (rowCount === 1) return lockKey
    // Somebody else's number, perhaps of a dead worker whose lock was free: it must not look alive.
    await client.query('SELECT pg_advisory_unlock_all()')
  }
}

/** Notes a graphile-worker id under which this worker locks jobs. Returns false when it was taken for dead. */
export async function record(client: ClientBase, lockKey: number, workerId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE worker_heartbeats SET worker_ids = array_append(array_remove(worker_ids, $2), $2) WHERE lock_key = $1`,
    [lockKey, workerId],
  )
  return rowCount === 1
}

/** Says that the worker moves. Returns false when it was taken for dead. */
export async function beat(client: ClientBase, lockKey: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE worker_heartbeats SET beat_at = now() WHERE lock_key = $1',
    [lockKey],
  )
  return rowCount === 1
}

/** Takes the worker out and frees what it still has locked. */
export async function leave(client: ClientBase, lockKey: number): Promise<void> {
  await client.query(
    `WITH gone AS (DELETE FROM worker_heartbeats WHERE lock_key = $1 RETURNING worker_ids)
     SELECT graphile_worker.force_unlock_workers(worker_ids) FROM gone`,
    [lockKey],
  )
  await dropReplaced(client)
}

/**
 * Removes the old versions of jobs that were enqueued again while a worker ran them: the newer version does the same,
 * and the queue leaves the old one without key and retries. After success it is deleted anyway; if it was freed, it
 * would count as given up forever.
 */
export async function dropReplaced(client: ClientBase): Promise<void> {
  await client.query(
    `DELETE FROM graphile_worker._private_jobs
     WHERE key IS NULL AND locked_at IS NULL AND last_error IS NULL AND attempts = max_attempts AND max_attempts > 1`,
  )
}
