import type { CronEntry } from '@oficio/domain/kernel/ctx'
import type { Log } from '@oficio/domain/kernel/ports'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { cronItems } from './cron-items'

/**
 * Polls, because notifications announce only new jobs. Polling finds scheduled jobs and jobs whose notification was
 * lost.
 */
const pollMs = 1_000

interface LaneOptions {
  pool: pg.Pool
  log: Log
  tasks: TaskList
  cron: readonly CronEntry[]
  concurrency: number
  /**
   * Called with the id under which the lane locks jobs. The lane takes its first job only after the promise resolves.
   */
  beforeFirstJob: (workerId: string) => Promise<void>
}

/** Starts one graphile-worker pool. The pool ignores signals, because the process stops all lanes in order. */
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
      // Reports the end of jobs in batches. graphile-worker retries failed batches and awaits them when the lane stops,
      // but does neither for single jobs.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        {
          name: 'oficio-heartbeat',
          version: '0.0.0',
          worker: {
            hooks: {
              // Jobs are locked under the id of the pool, not of the single worker.
              startWorker: (_ctx, { worker }) => beforeFirstJob(worker.workerPool.id),
            },
          },
        },
      ],
    },
  })
}

/**
 * Returns a graphile-worker logger that writes to our log. Omits the metadata, because it contains whole jobs with
 * their payload.
 */
function graphileLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    // Skipped, because the job's own task logs the outcome with the name of the job.
    if (meta?.success || meta?.failure) return
    if (level === 'error') log.error({}, message)
    else if (level === 'warning') log.warn({}, message)
    else if (level === 'info') log.info({}, message)
  })
}
