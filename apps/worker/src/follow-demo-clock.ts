import type { CronEntry } from '@oficio/domain/kernel/ctx'
import type { Log } from '@oficio/domain/kernel/ports'
import type pg from 'pg'

const lookMs = 500

interface Options {
  pool: Pick<pg.Pool, 'query'>
  cron: readonly CronEntry[]
  log: Log
  /** Returns by how many ms the demo's clock is ahead of the machine's. Jobs are due by the demo's clock. */
  aheadMs: () => number
}

/**
 * Keeps jobs and cron entries in step with the demo's clock, which the Mercado Pago simulator can set forward. Runs
 * jobs that are due by the new time at once, and starts every cron entry once. Returns a function that stops the
 * following.
 */
export function followDemoClock({ pool, cron, log, aheadMs }: Options): () => void {
  let lastAheadMs = aheadMs()
  let isBusy = false
  const look = async () => {
    const ahead = aheadMs()
    if (ahead > 0) await bringForward(pool, ahead)
    if (ahead === lastAheadMs) return
    for (const { name } of cron) await startNow(pool, name)
    // Set last, so that the next check retries the entries that could not be started.
    lastAheadMs = ahead
  }
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'the demo clock could not be followed'))
      .finally(() => {
        isBusy = false
      })
  }, lookMs)
  return () => clearInterval(timer)
}

/** Moves only jobs without a failed attempt, because retries are scheduled by the machine's time. */
const bringForward = (pool: Options['pool'], aheadMs: number) =>
  pool.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
     WHERE run_at > now() AND run_at <= now() + make_interval(secs => $1)
       AND attempts = 0 AND locked_at IS NULL`,
    [aheadMs / 1000],
  )

/** Uses the job key of the cron entry, so that an entry never runs twice at once. */
const startNow = (pool: Options['pool'], name: string) =>
  pool.query('SELECT graphile_worker.add_job(identifier => $1, job_key => $2)', [name, `cron:${name}`])
