import type { JobQuery, JobState, JobView, jobList } from '@oficio/contracts/admin/jobs'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { foldText } from '@oficio/contracts/text/fold-text'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'

interface Row {
  id: bigint
  name: string
  state: JobState
  lastError: string | null
  attempts: number
  maxAttempts: number
  runAt: Date
  createdAt: Date
}

const hasFailed = Prisma.sql`attempts > 0 AND last_error IS NOT NULL`

const source: ListSource<keyof typeof jobList.sorts> = {
  columns: Prisma.sql`id, task_identifier AS name, last_error AS "lastError", attempts::int AS attempts,
    max_attempts::int AS "maxAttempts", run_at AS "runAt", created_at AS "createdAt",
    CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'given_up'
      WHEN ${hasFailed} THEN 'failed' ELSE 'waiting' END AS state`,
  from: Prisma.sql`graphile_worker.jobs`,
  id: { value: Prisma.sql`id`, type: 'bigint' },
  orders: {
    changed: { key: { value: Prisma.sql`updated_at`, type: 'timestamptz' }, isDescending: true },
    next: { key: { value: Prisma.sql`run_at`, type: 'timestamptz' }, isDescending: false },
  },
}

const states: Record<NonNullable<JobQuery['state']>, Prisma.Sql[]> = {
  failed: [hasFailed],
  waiting: [Prisma.sql`last_error IS NULL AND locked_at IS NULL`],
  running: [Prisma.sql`locked_at IS NOT NULL`],
  all: [],
}

/** Returns a page of unfinished jobs; by default the failed ones. */
export async function listJobs(
  ctx: Ctx,
  actor: Actor,
  { state = 'failed', search, ...paging }: JobQuery,
  take?: number,
): Promise<ListPage<JobView>> {
  requireAdmin(actor)
  const conditions = [...states[state], ...(search ? [isFound(ctx, search)] : [])]
  const { rows, nextCursor } = await findPage<Row, JobQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  return { rows: rows.map((row) => viewJob(ctx, row)), nextCursor }
}

const viewJob = (ctx: Ctx, { id, runAt, createdAt, ...row }: Row): JobView => ({
  ...row,
  label: labelOf(ctx, row.name),
  id: id.toString(),
  runAt: runAt.toISOString(),
  createdAt: createdAt.toISOString(),
})

const knownJobs = ({ registry }: Ctx) => [...registry.jobs, ...registry.clock]

/** A job that another version of the site enqueued may be unknown here. */
const labelOf = (ctx: Ctx, name: string): string =>
  knownJobs(ctx).find((job) => job.name === name)?.label ?? 'Otra tarea'

/** Matches a job by its label, which the database does not know, or by its name or error. */
function isFound(ctx: Ctx, search: string): Prisma.Sql {
  const jobNames = knownJobs(ctx)
    .filter(({ label }) => foldText(label).includes(foldText(search)))
    .map(({ name }) => name)
  return Prisma.sql`(task_identifier = ANY(${jobNames}::text[])
    OR ${holdsEveryWord(Prisma.sql`concat_ws(' ', task_identifier, last_error)`, search)})`
}

/** Returns the number of unfinished jobs that failed, and the creation time of the oldest one. */
export async function countFailedJobs(ctx: Ctx): Promise<{ count: number; since: Date | null }> {
  const [row] = await ctx.db.$queryRaw<{ count: number; since: Date | null }[]>`
    SELECT count(*)::int AS count, min(created_at) AS since FROM graphile_worker.jobs WHERE ${hasFailed}`
  return row ?? { count: 0, since: null }
}
