import { noteJob } from '@oficio/context/metric-events'
import { causeOf, withCause } from '@oficio/domain/kernel/cause'
import type { CronEntry, Ctx, JobDefinition } from '@oficio/domain/kernel/ctx'
import type { Job, Task, TaskList } from 'graphile-worker'

/** Returns the jobs as graphile-worker tasks. Logs the outcome of each run. */
export function jobTasks(ctx: Ctx, jobs: readonly JobDefinition[]): TaskList {
  return Object.fromEntries(
    jobs.map(({ name, run }) => [name, withLog(ctx, name, (payload) => run(ctx, payload), true)]),
  )
}

/**
 * Returns the cron entries as graphile-worker tasks, by name. Logs only failures, because the entries run every minute.
 */
export function cronTasks(ctx: Ctx, entries: readonly CronEntry[]): TaskList {
  return Object.fromEntries(entries.map(({ name, run }) => [name, withLog(ctx, name, () => run(ctx), false)]))
}

function withLog(
  ctx: Ctx,
  job: string,
  run: (payload: unknown) => Promise<void>,
  tellsSuccess: boolean,
): Task {
  return async (payload, { job: graphileJob }) =>
    asCaused(ctx, job, graphileJob, () => runLogged(payload, graphileJob))

  async function runLogged(
    payload: unknown,
    { id: jobId, attempts: attempt, max_attempts: maxAttempts }: Job,
  ): Promise<void> {
    const startedAt = performance.now()
    const elapsedMs = () => performance.now() - startedAt
    const details = () => ({ job, jobId, attempt, ms: Math.round(elapsedMs()) })
    try {
      await run(payload)
    } catch (err) {
      noteJob({ job, outcome: 'failed', seconds: elapsedMs() / 1000 })
      const consequence = attempt < maxAttempts ? 'it will be tried again' : 'it stays in the table'
      ctx.log.error({ ...details(), maxAttempts, err }, `job ${job} failed: ${consequence}`)
      throw err
    }
    noteJob({ job, outcome: 'done', seconds: elapsedMs() / 1000 })
    if (tellsSuccess) ctx.log.info(details(), `job ${job} done`)
  }
}

/**
 * Runs a job with its cause in the log and trace context. The cause is a request (also through several jobs) or the
 * cron clock.
 */
function asCaused(
  { traces }: Ctx,
  job: string,
  { flags, attempts }: Pick<Job, 'flags' | 'attempts'>,
  run: () => Promise<void>,
): Promise<void> {
  const { requestId, mark } = causeOf(Object.keys(flags ?? {}))
  if (traces === null) return withCause({ requestId, mark: null }, run)
  const facts = {
    'oficio.job': job,
    'oficio.job.attempt': attempts,
    ...(requestId !== null && { 'oficio.request.id': requestId }),
  }
  const step = { kind: 'job' as const, name: `job ${job}`, facts, cause: mark }
  return traces.step(step, (mark) => withCause({ requestId, mark }, run))
}
