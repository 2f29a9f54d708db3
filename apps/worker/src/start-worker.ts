import { setTimeout as sleep } from 'node:timers/promises'
import type { CronEntry, Ctx, JobDefinition } from '@oficio/domain/kernel/ctx'
import type { Log } from '@oficio/domain/kernel/ports'
import type { Runner } from 'graphile-worker'
import pg from 'pg'
import { followDemoClock } from './follow-demo-clock'
import { lanesOf } from './lanes'
import { startHeartbeat } from './presence/start-heartbeat'
import { startLane } from './start-lane'
import { cronTasks, jobTasks } from './tasks'

/** One for each of the five slots, one a lane that listens for new jobs, and some for the clock and for endings. */
const connections = 10

/** The launcher waits a little longer before it kills. */
const longestStopMs = 10_000

export interface WorkerOptions {
  ctx: Ctx
  /** Of the server itself: the queue is listened to, and who is alive shows by a lock of a connection. */
  databaseUrl: string
  jobs: readonly JobDefinition[]
  cron: readonly CronEntry[]
  /** Called once when the worker cannot go on: the process must end, and be started again. */
  onLost: (reason: string) => void
  /** How long running jobs may take to end when the worker stops; 10 s when left out. */
  stopMs?: number
}

export interface RunningWorker {
  /** Takes no more jobs, waits for those under way, and frees what is left for others. Returns whether all ended. */
  stop(): Promise<boolean>
}

/**
 * Starts to run jobs and clock; frees the jobs of dead workers first. Throws when the database does not answer or is
 * not migrated, leaving nothing behind, so that it may be tried again.
 */
export async function startWorker({
  ctx,
  databaseUrl,
  jobs,
  cron,
  onLost,
  stopMs = longestStopMs,
}: WorkerOptions): Promise<RunningWorker> {
  const heartbeat = await startHeartbeat({ url: databaseUrl, log: ctx.log, onLost })
  const pool = openPool(databaseUrl, ctx.log)
  const runners: Runner[] = []
  const release = async () => {
    // First, because a running poll for the next job would take a job that was just freed.
    await pool.end()
    await heartbeat.stop()
  }
  try {
    const [shared, ...single] = lanesOf(jobs)
    const clock = { cron, tasks: { ...jobTasks(ctx, shared.jobs), ...cronTasks(ctx, cron) } }
    const connection = { pool, log: ctx.log, beforeFirstJob: heartbeat.record }
    runners.push(await startLane({ ...connection, ...clock, concurrency: shared.concurrency }))
    for (const lane of single) {
      const tasks = jobTasks(ctx, lane.jobs)
      runners.push(await startLane({ ...connection, tasks, cron: [], concurrency: lane.concurrency }))
    }
  } catch (error) {
    await Promise.all(runners.map((runner) => runner.stop()))
    await release()
    throw error
  }
  const { aheadMs } = ctx.clock
  const unfollow = aheadMs ? followDemoClock({ pool, cron, log: ctx.log, aheadMs }) : () => undefined
  let isStopping = false
  for (const runner of runners) {
    const handleEnd = (reason: string) => (isStopping ? undefined : onLost(reason))
    runner.promise.then(
      () => handleEnd('graphile-worker stopped by itself'),
      (error: Error) => handleEnd(error.message),
    )
  }
  return {
    stop: async () => {
      isStopping = true
      unfollow()
      const areDone = await finishJobs(runners, stopMs)
      await release()
      return areDone
    },
  }
}

async function finishJobs(runners: Runner[], stopMs: number): Promise<boolean> {
  const patience = new AbortController()
  const finished = Promise.allSettled(runners.map((runner) => runner.stop())).then(() => true)
  const over = sleep(stopMs, false, { signal: patience.signal }).catch(() => false)
  const areDone = await Promise.race([finished, over])
  patience.abort()
  return areDone
}

/** Opens the connections over which graphile-worker takes and ends jobs; what the jobs do goes over the context's. */
function openPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'oficio-worker',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Without these listeners a lost connection would end the process before it could say why.
  const tell = (error: Error) => log.warn({ err: error }, 'a connection for jobs was lost')
  pool.on('error', tell)
  pool.on('connect', (client) => client.on('error', tell))
  return pool
}
