import type { Log } from '@oficio/domain/kernel/ports'
import type { ClientBase } from 'pg'
import pg from 'pg'
import { beat, dropReplaced, enter, leave, record, workerLocks } from './register'

/** A worker that holds its lock but sent no heartbeat for this long counts as hanging. Other workers take its jobs. */
const longestSilenceSeconds = 60

const beatMs = 10_000
const reapMs = 5_000
const takenForDead = 'another worker took this one for dead'

export interface Heartbeat {
  /**
   * Records a graphile-worker id of this process. The process must not take a job before, because no other worker could
   * free the job.
   */
  record(workerId: string): Promise<void>
  /** Unregisters this worker and frees its locked jobs at once. */
  stop(): Promise<void>
}

interface HeartbeatOptions {
  url: string
  log: Log
  /**
   * Called once when this worker can no longer prove that it is alive. The process must then end, because others take
   * its jobs.
   */
  onLost: (reason: string) => void
}

/**
 * Proves that this process is alive by holding an advisory lock on its own connection. Also frees the jobs of dead
 * workers, at the start and every 5 seconds. Throws if the database does not answer or lacks its tables.
 */
export async function startHeartbeat({ url, log, onLost }: HeartbeatOptions): Promise<Heartbeat> {
  const timers: NodeJS.Timeout[] = []
  let isOver = false
  const finish = () => {
    isOver = true
    for (const timer of timers) clearInterval(timer)
  }
  const lose = (reason: string) => {
    if (isOver) return
    finish()
    onLost(reason)
  }
  const client = await connect(url, lose)
  const inTurn = oneByOne()
  const reap = async () => {
    for (const dead of await inTurn(() => reapDeadWorkers(client, lockKey)))
      log.warn(dead, 'freed the jobs of a worker that died')
  }
  let lockKey = 0
  try {
    lockKey = await enter(client)
    await reap()
  } catch (error) {
    finish()
    await client.end()
    throw error
  }
  const repeat = (work: () => Promise<void>, everyMs: number) => {
    timers.push(setInterval(() => void work().catch((error: Error) => lose(error.message)), everyMs))
  }
  repeat(reap, reapMs)
  repeat(async () => {
    if (!(await inTurn(() => beat(client, lockKey)))) lose(takenForDead)
  }, beatMs)

  return {
    record: async (workerId) => {
      if (await inTurn(() => record(client, lockKey, workerId))) return
      lose(takenForDead)
      throw new Error(takenForDead)
    },
    stop: async () => {
      finish()
      await inTurn(() => leave(client, lockKey))
      await client.end()
    },
  }
}

/** Returns a function that runs tasks one after another, because a connection handles one query at a time. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

/** Opens a connection that detects when the database is gone. */
async function connect(url: string, onLost: (reason: string) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'oficio-worker-heartbeat',
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  let isOpen = false
  const reportLoss = (reason: string) => {
    // Before the connection is open, `connect()` itself throws.
    if (isOpen) onLost(reason)
  }
  client.on('error', (error) => reportLoss(error.message))
  client.on('end', () => reportLoss('the connection to the database ended'))
  await client.connect()
  isOpen = true
  return client
}

interface DeadWorker {
  lockKey: number
  /** The graphile-worker ids under which the worker locked jobs. */
  workerIds: string[]
}

/**
 * Frees the jobs of dead workers and returns those workers. graphile-worker alone would keep their locks for four
 * hours. If this process can take another worker's lock, that worker's connection is gone and the worker is dead. A
 * single statement does the work, so that two workers never free the same jobs twice.
 */
async function reapDeadWorkers(client: ClientBase, ownKey: number): Promise<DeadWorker[]> {
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
