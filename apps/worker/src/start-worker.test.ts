import { currentCause, withCause } from '@oficio/domain/kernel/cause'
import type { JobDefinition } from '@oficio/domain/kernel/ctx'
import { defineJob } from '@oficio/domain/kernel/jobs/define-job'
import { enqueueJob } from '@oficio/domain/kernel/jobs/enqueue-job'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type RunningWorker, startWorker } from './start-worker'

let ctx: TestCtx
let workers: RunningWorker[]

beforeEach(async () => {
  ctx = await createTestContext()
  workers = []
})
afterEach(async () => {
  for (const worker of workers) await worker.stop()
})

const jobOf = (run: JobDefinition['run'], isOneAtATime = false): JobDefinition => ({
  name: 'test-job',
  label: 'Una tarea de prueba',
  isOneAtATime,
  run,
})

async function start(job: JobDefinition, stopMs?: number): Promise<RunningWorker> {
  const { databaseUrl } = ctx
  const onLost = (reason: string) => expect.unreachable(reason)
  const worker = await startWorker({ ctx, databaseUrl, jobs: [job], cron: [], onLost, stopMs })
  workers.push(worker)
  return worker
}

const testJob = defineJob({ name: 'test-job', label: 'Una tarea de prueba', payload: z.object({}).loose() })

const enqueue = (payload: Record<string, unknown>) =>
  ctx.transaction((ctx) => enqueueJob(ctx.db, testJob, payload))

const storedJobs = () =>
  ctx.db.$queryRaw<{ attempts: number; lastError: string | null; isLocked: boolean; isDue: boolean }[]>`
    SELECT attempts, last_error AS "lastError", locked_by IS NOT NULL AS "isLocked", run_at <= now() AS "isDue"
    FROM graphile_worker.jobs`

it('runs a job once it is committed, and takes it out of the table', async () => {
  const payloads: unknown[] = []
  await start(jobOf(async (_ctx, payload) => void payloads.push(payload)))
  await enqueue({ id: 1 })
  await expect.poll(() => payloads).toEqual([{ id: 1 }])
  await expect.poll(storedJobs).toEqual([])
})

it('a job knows the request that led to it, through another job too and at every try, and one of the clock knows none', async () => {
  const leases: [number, string | null][] = []
  await start(
    jobOf(async (_ctx, payload) => {
      const { step } = z.object({ step: z.number() }).parse(payload)
      leases.push([step, currentCause()?.requestId ?? null])
      if (step === 1) await enqueue({ step: 2 })
      if (step === 2 && leases.length === 2) {
        await ctx.db.$executeRaw`UPDATE graphile_worker._private_jobs SET payload = '{"step":3}'`
        throw new Error('once more')
      }
    }),
  )
  await withCause({ requestId: 'r7', mark: null }, () => enqueue({ step: 1 }))
  await expect.poll(() => leases).toHaveLength(2)
  await expect.poll(async () => (await storedJobs())[0]?.isLocked).toBe(false)
  await ctx.db
    .$executeRaw`SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs`
  await expect.poll(() => leases).toHaveLength(3)
  await enqueue({ step: 4 })
  await expect
    .poll(() => leases)
    .toEqual([
      [1, 'r7'],
      [2, 'r7'],
      [3, 'r7'],
      [4, null],
    ])
})

it('a failing job stays to be seen with its error, is logged by name and attempt, and is tried again later', async () => {
  await start(
    jobOf(async () => {
      throw new Error('the printer is on fire')
    }),
  )
  await enqueue({ secret: 'never in a log' })
  await expect
    .poll(storedJobs)
    .toEqual([{ attempts: 1, lastError: 'the printer is on fire', isLocked: false, isDue: false }])
  const line = ctx.log.lines.find(({ level }) => level === 'error')
  expect(line?.details).toMatchObject({ job: 'test-job', attempt: 1, maxAttempts: 25 })
  expect(JSON.stringify(ctx.log.lines)).not.toContain('never in a log')
  await ctx.db
    .$executeRaw`SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs`
  await expect.poll(async () => (await storedJobs())[0]?.attempts).toBe(2)
})

it.each([
  { isOneAtATime: true, most: 1 },
  { isOneAtATime: false, most: 4 },
])(
  'runs at most $most of a job at once when isOneAtATime is $isOneAtATime',
  async ({ isOneAtATime, most }) => {
    let running = 0
    let runs = 0
    let done = 0
    let letGo = () => {}
    const allStarted = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await start(
      jobOf(async () => {
        running += 1
        runs = Math.max(runs, running)
        if (running === most) letGo()
        await allStarted
        // Waits, because a job above the limit would start now.
        await ctx.db.$queryRaw`SELECT pg_sleep(0.05)::text`
        running -= 1
        done += 1
      }, isOneAtATime),
    )
    for (let count = 0; count < 8; count += 1) await enqueue({ count })
    await expect.poll(() => done).toBe(8)
    expect(runs).toBe(most)
  },
)

it('a worker told to stop finishes the job in hand and takes no other', async () => {
  const runs: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const worker = await start(
    jobOf(async () => {
      runs.push('begun')
      await gate
      runs.push('done')
    }, true),
  )
  workers = []
  await enqueue({ count: 1 })
  await enqueue({ count: 2 })
  await expect.poll(() => runs).toEqual(['begun'])
  const stopping = worker.stop()
  release()
  expect(await stopping).toBe(true)
  expect(runs).toEqual(['begun', 'done'])
  expect(await storedJobs()).toEqual([{ attempts: 0, lastError: null, isLocked: false, isDue: true }])
  expect(await ctx.db.workerHeartbeat.count()).toBe(0)
})

it('a job that does not end in time is left to others when the worker stops', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const worker = await start(
    jobOf(() => gate),
    100,
  )
  workers = []
  await enqueue({})
  await expect.poll(async () => (await storedJobs())[0]?.isLocked).toBe(true)
  expect(await worker.stop()).toBe(false)
  expect(await storedJobs()).toEqual([{ attempts: 1, lastError: null, isLocked: false, isDue: true }])
  release()
})

it('runs a clock entry under its own name', async () => {
  const run = vi.fn(async () => undefined)
  const cron = [{ name: 'tick', label: 'Un tic', pattern: '* * * * *', run }]
  workers.push(
    await startWorker({ ctx, databaseUrl: ctx.databaseUrl, jobs: [], cron, onLost: expect.unreachable }),
  )
  await ctx.db.$executeRaw`SELECT graphile_worker.add_job('tick', '{}')`
  await expect.poll(() => run.mock.calls.length).toBe(1)
})

it('runs a scheduled job when the clock of a demo moves past its time', async () => {
  let aheadMs = 0
  ctx.clock.aheadMs = () => aheadMs
  const days: unknown[] = []
  await start(jobOf(async (_ctx, { day }) => void days.push(day)))
  for (const day of [20, 40]) {
    const runAt = new Date(Date.now() + day * 86_400_000)
    await ctx.transaction((ctx) => enqueueJob(ctx.db, testJob, { day }, { key: `day:${day}`, runAt }))
  }
  aheadMs = 30 * 86_400_000
  await expect.poll(() => days).toEqual([20])
  await expect.poll(storedJobs).toHaveLength(1)
})
