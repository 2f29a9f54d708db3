import type { CronEntry } from '@oficio/domain/kernel/ctx'
import type { Log } from '@oficio/domain/kernel/ports'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { cronItems } from './cron-items'

/** New jobs send a notification; polling finds scheduled jobs and jobs whose notification was lost. */
const pollMs = 1_000

interface LaneOptions {
  pool: pg.Pool
  log: Log
  tasks: TaskList
  cron: readonly CronEntry[]
  concurrency: number
  /** Awaited with the id under which the lane locks jobs, before it takes one. */
  beforeFirstJob: (workerId: string) => Promise<void>
}

/** Starts one pool of graphile-worker's. Signals are left to the process, which stops all lanes in order. */
export function startLane({
  pool,
  log,
  tasks,
  cron,
  concurrency,
  beforeFirstJob,
}: LaneOptions): Promise<Runner> {
  return run({
    pgPool: pool,
    logger: graphileLogger(log),
    noHandleSignals: true,
    pollInterval: pollMs,
    concurrency,
    taskList: tasks,
    parsedCronItems: cronItems(cron),
    preset: {
      // Endings in batches are tried again when they fail and awaited when the lane stops; single ones are neither.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        {
          name: 'oficio-heartbeat',
          version: '0.0.0',
          worker: {
            hooks: {
              // Jobs are locked in the name of the pool, not of the single worker.
              startWorker: (_ctx, { worker }) => beforeFirstJob(worker.workerPool.id),
            },
          },
        },
      ],
    },
  })
}

/** Returns graphile-worker's logger over ours. Its details are left out: they hold whole jobs with their payload. */
function graphileLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    // The job's task logs its outcome with the name of the job.
    if (meta?.success || meta?.failure) return
    if (level === 'error') log.error({}, message)
    else if (level === 'warning') log.warn({}, message)
    else if (level === 'info') log.info({}, message)
  })
}
