import { setTimeout as sleep } from 'node:timers/promises'
import type { CronEntry, Ctx, JobDefinition } from '@oficio/domain/kernel/ctx'
import type { Runner } from 'graphile-worker'
import { followDemoClock } from './follow-demo-clock'
import { lanesOf } from './lanes'
import { openPool } from './open-pool'
import { startHeartbeat } from './presence/start-heartbeat'
import { startLane } from './start-lane'
import { cronTasks, jobTasks } from './tasks'

/** The launcher waits a little longer than this before it kills the worker. */
const longestStopMs = 10_000

export interface WorkerOptions {
  ctx: Ctx
  /**
   * Must address the server directly, without a connection pooler: LISTEN and the advisory lock of a living worker need
   * their own connection.
   */
  databaseUrl: string
  jobs: readonly JobDefinition[]
  cron: readonly CronEntry[]
  /** Called once when the worker cannot continue. The process must then end, so that its supervisor restarts it. */
  onLost: (reason: string) => void
  /** The longest wait for running jobs when the worker stops, in ms. Default: 10 s. */
  stopMs?: number
}

export interface RunningWorker {
  /** Takes no more jobs, waits for running jobs, and frees jobs that did not end. Returns whether all jobs ended. */
  stop(): Promise<boolean>
}

/**
 * Frees the jobs of dead workers, then starts to run jobs and cron entries. Throws if the database does not answer or
 * is not migrated. Releases all resources before throwing, so that the caller can retry.
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
    // The pool ends first, because a running poll for the next job could otherwise take a job that was just freed.
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
  const timeout = sleep(stopMs, false, { signal: patience.signal }).catch(() => false)
  const areDone = await Promise.race([finished, timeout])
  patience.abort()
  return areDone
}
