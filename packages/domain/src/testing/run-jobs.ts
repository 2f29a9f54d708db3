import type { Ctx } from '../kernel/ctx'
import { registry } from '../registry'

interface DueJob {
  id: bigint
  name: string
  payload: unknown
}

/** More jobs than any test enqueues. Only jobs that enqueue each other endlessly reach it. */
const mostJobs = 5_000

/**
 * Runs all jobs that are due by `ctx.clock`, one after the other, and the due jobs that they enqueue. Returns the names
 * in the order of execution. With `timesEach: 2` each job runs twice, as after a crash of the worker. Jobs in
 * `exceptNames` stay in the table. A job that throws stays in the table with one more attempt, and its error is thrown
 * again.
 */
export async function runDueJobs(
  ctx: Ctx,
  { timesEach = 1, exceptNames = [] }: { timesEach?: number; exceptNames?: readonly string[] } = {},
): Promise<string[]> {
  const names: string[] = []
  for (let job = await nextDueJob(ctx, exceptNames); job; job = await nextDueJob(ctx, exceptNames)) {
    if (names.length >= mostJobs) throw new Error(`jobs do not come to an end: ${names.slice(-3).join(', ')}`)
    for (let time = 0; time < timesEach; time += 1) await runJob(ctx, job)
    await ctx.db.$queryRaw`SELECT id FROM graphile_worker.complete_jobs(ARRAY[${job.id}]::bigint[])`
    names.push(job.name)
  }
  return names
}

/** Returns all waiting jobs, due or not, soonest first. For tests that check whether a job was enqueued. */
export async function waitingJobs(ctx: Ctx): Promise<{ name: string; payload: unknown; runAt: Date }[]> {
  return ctx.db.$queryRaw<{ name: string; payload: unknown; runAt: Date }[]>`
    SELECT task.identifier AS name, job.payload, job.run_at AS "runAt"
    FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    ORDER BY job.run_at, job.id`
}

async function nextDueJob(ctx: Ctx, exceptNames: readonly string[]): Promise<DueJob | undefined> {
  // The public view has no payload, so this query reads the private tables. The lock file pins their structure.
  const jobs = await ctx.db.$queryRaw<DueJob[]>`
    SELECT job.id, task.identifier AS name, job.payload
    FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE job.is_available AND job.run_at <= ${ctx.clock.now()} AND task.identifier <> ALL (${exceptNames})
    ORDER BY job.priority, job.run_at, job.id LIMIT 1`
  return jobs[0]
}

async function runJob(ctx: Ctx, { id, name, payload }: DueJob): Promise<void> {
  const definition = registry.jobs.find((job) => job.name === name)
  if (!definition) throw new Error(`nobody runs the job ${name}: it is missing in jobs/all-jobs.ts`)
  try {
    await definition.run(ctx, payload)
  } catch (error) {
    await ctx.db.$executeRaw`
      UPDATE graphile_worker._private_jobs SET attempts = attempts + 1, last_error = ${String(error)} WHERE id = ${id}`
    throw error
  }
}
