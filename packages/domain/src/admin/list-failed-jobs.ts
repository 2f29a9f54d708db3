import type { FailedJobView } from '@oficio/contracts/admin/jobs'
import { type Actor, requireAdmin } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

interface Row {
  id: bigint
  name: string
  lastError: string
  attempts: number
  runAt: Date
  createdAt: Date
}

/** Returns the jobs that failed at least once and are not done, the latest failure first (at most 100). */
export async function listFailedJobs(ctx: Ctx, actor: Actor): Promise<{ jobs: FailedJobView[] }> {
  requireAdmin(actor)
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT id, task_identifier AS name, last_error AS "lastError", attempts::int AS attempts,
      run_at AS "runAt", created_at AS "createdAt"
    FROM graphile_worker.jobs
    WHERE attempts > 0 AND last_error IS NOT NULL
    ORDER BY updated_at DESC, id DESC
    LIMIT 100`
  return {
    jobs: rows.map(({ id, runAt, createdAt, ...row }) => ({
      ...row,
      label: labelOf(ctx, row.name),
      id: id.toString(),
      runAt: runAt.toISOString(),
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** One that another version of the site enqueued may be unknown here. */
function labelOf({ registry }: Ctx, name: string): string {
  const known = [...registry.jobs, ...registry.clock].find((job) => job.name === name)
  return known?.label ?? 'Otra tarea'
}

/** Returns how many such jobs there are. */
export async function countFailedJobs(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE attempts > 0 AND last_error IS NOT NULL`
  return row?.count ?? 0
}
