import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { readyEndpoint } from '@oficio/contracts/kernel/health'
import type { Ctx } from '../ctx'

/** A worker writes a heartbeat every few seconds. After this many seconds without one, it is dead or hangs. */
const longestSilenceSeconds = 60

/**
 * Returns whether calls can be served. Throws the driver's error if the database does not answer; the route then
 * answers 503. Only counts workers, because without one the site still serves and jobs wait.
 */
export async function getReadiness(ctx: Ctx): Promise<ResponseOf<typeof readyEndpoint>> {
  const [row] = await ctx.db.$queryRaw<{ workersAlive: number; oldestDueJobSeconds: number }[]>`
    SELECT
      (SELECT count(*)::int FROM worker_heartbeats
        WHERE beat_at > now() - make_interval(secs => ${longestSilenceSeconds}::int)) AS "workersAlive",
      (SELECT coalesce(extract(epoch FROM now() - min(run_at))::int, 0) FROM graphile_worker.jobs
        WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts) AS "oldestDueJobSeconds"`
  return {
    status: 'ready',
    database: 'ok',
    workersAlive: row?.workersAlive ?? 0,
    oldestDueJobSeconds: row?.oldestDueJobSeconds ?? 0,
  }
}
