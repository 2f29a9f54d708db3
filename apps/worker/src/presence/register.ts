// Registers living workers in the table worker_heartbeats. Each worker holds an advisory lock while it lives.
import { randomInt } from 'node:crypto'
import type { ClientBase } from 'pg'

/** First key of the advisory locks of living workers. The second key is the worker's own lock key. */
export const workerLocks = 72_707_372

const largestKey = 2 ** 31 - 1

/**
 * Registers a new worker and returns its lock key. The connection holds the advisory lock until it closes. One
 * statement takes the lock and inserts the row, so that no process sees a living worker's row without its lock.
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
    // The key belongs to another worker, perhaps a dead one. Releases the lock, because the dead worker would otherwise
    // look alive.
    await client.query('SELECT pg_advisory_unlock_all()')
  }
}

/**
 * Records a graphile-worker id under which this worker locks jobs. Returns false if another worker already removed this
 * worker as dead.
 */
export async function record(client: ClientBase, lockKey: number, workerId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE worker_heartbeats SET worker_ids = array_append(array_remove(worker_ids, $2), $2) WHERE lock_key = $1`,
    [lockKey, workerId],
  )
  return rowCount === 1
}

/** Records a heartbeat. Returns false if another worker already removed this worker as dead. */
export async function beat(client: ClientBase, lockKey: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE worker_heartbeats SET beat_at = now() WHERE lock_key = $1',
    [lockKey],
  )
  return rowCount === 1
}

/** Unregisters the worker and frees the jobs that it still has locked. */
export async function leave(client: ClientBase, lockKey: number): Promise<void> {
  await client.query(
    `WITH gone AS (DELETE FROM worker_heartbeats WHERE lock_key = $1 RETURNING worker_ids)
     SELECT graphile_worker.force_unlock_workers(worker_ids) FROM gone`,
    [lockKey],
  )
  await dropReplaced(client)
}

/**
 * Deletes old versions of jobs that were enqueued again while a worker ran them, because the newer version does the
 * same work. The queue leaves the old version without a key and without retries. If the old version succeeds,
 * graphile-worker deletes it; if it is freed, it would count as failed forever.
 */
export async function dropReplaced(client: ClientBase): Promise<void> {
  await client.query(
    `DELETE FROM graphile_worker._private_jobs
     WHERE key IS NULL AND locked_at IS NULL AND last_error IS NULL AND attempts = max_attempts AND max_attempts > 1`,
  )
}
