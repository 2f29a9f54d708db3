import type { CronEntry } from '@oficio/domain/kernel/ctx'
import type { Log } from '@oficio/domain/kernel/ports'
import type pg from 'pg'

const lookMs = 500

interface Options {
  pool: Pick<pg.Pool, 'query'>
  cron: readonly CronEntry[]
  log: Log
  /** How far the demo's clock is ahead of the machine's, by which jobs are run. */
  aheadMs: () => number
}

/**
 * Lets jobs and clock follow the demo's clock when its simulator sets it forward: what is due by the new time runs now, and
 * so does everything that the clock starts, once. Returns what stops it.
 */
export function followDemoClock({ pool, cron, log, aheadMs }: Options): () => void {
  let lastAheadMs = aheadMs()
  let isBusy = false
  const look = async () => {
    const ahead = aheadMs()
    if (ahead > 0) await bringForward(pool, ahead)
    if (ahead === lastAheadMs) return
    for (const { name } of cron) await startNow(pool, name)
    // Last, so that what could not be started is tried again by the next look.
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

/** Jobs are scheduled in the product's time; retries after a failure in the machine's time. */
const bringForward = (pool: Options['pool'], aheadMs: number) =>
  pool.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
     WHERE run_at > now() AND run_at <= now() + make_interval(secs => $1)
       AND attempts = 0 AND locked_at IS NULL`,
    [aheadMs / 1000],
  )

/** Under the key that the clock itself uses, so that nothing is started twice. */
const startNow = (pool: Options['pool'], name: string) =>
  pool.query('SELECT graphile_worker.add_job(identifier => $1, job_key => $2)', [name, `cron:${name}`])
