import { defineJob } from '@oficio/domain/kernel/jobs/define-job'
import { enqueueJob } from '@oficio/domain/kernel/jobs/enqueue-job'
import { longIt } from '@oficio/domain/testing/long-form'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startWorker } from '../start-worker'
import { enter, record } from './register'
import { type Heartbeat, startHeartbeat } from './start-heartbeat'

let ctx: TestCtx
let onLost: ReturnType<typeof vi.fn<(reason: string) => void>>
let open: { stop(): Promise<unknown> }[]

beforeEach(async () => {
  ctx = await createTestContext()
  onLost = vi.fn()
  open = []
})
afterEach(async () => {
  for (const part of open) await part.stop()
})

async function heartbeat(): Promise<Heartbeat> {
  const started = await startHeartbeat({ url: ctx.databaseUrl, log: ctx.log, onLost })
  open.push(started)
  return started
}

const testJob = defineJob({
  name: 'test-job',
  label: 'Una tarea de prueba',
  payload: z.object({ workerId: z.string() }),
})

/** Registers a worker over its own connection, and locks a new job in its name as graphile-worker does. */
async function workerWithJob(
  workerId: string,
  key?: string,
): Promise<{ lockKey: number; die: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: ctx.databaseUrl })
  await client.connect()
  open.push({ stop: () => client.end() })
  const lockKey = await enter(client)
  await record(client, lockKey, workerId)
  await ctx.transaction((ctx) => enqueueJob(ctx.db, testJob, { workerId }, { key }))
  await ctx.db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_by = ${workerId}, locked_at = now(), attempts = 1
    WHERE payload ->> 'workerId' = ${workerId}`
  return { lockKey, die: () => client.end() }
}

const lockedBy = async () => {
  const jobs = await ctx.db.$queryRaw<{ lockedBy: string }[]>`
    SELECT locked_by AS "lockedBy" FROM graphile_worker.jobs WHERE locked_by IS NOT NULL ORDER BY 1`
  return jobs.map((job) => job.lockedBy)
}

it('the job of a worker that died runs again on another at once; that of a living one is left alone', async () => {
  const dead = await workerWithJob('pool-dead')
  await workerWithJob('pool-living')
  await dead.die()
  const runs: unknown[] = []
  const run = async (_ctx: unknown, payload: unknown) => void runs.push(payload)
  const jobs = [{ name: 'test-job', label: 'Una tarea de prueba', isOneAtATime: false, run }]
  open.push(await startWorker({ ctx, databaseUrl: ctx.databaseUrl, jobs, cron: [], onLost }))
  await expect.poll(() => runs).toEqual([{ workerId: 'pool-dead' }])
  // graphile-worker releases a finished job a moment later.
  await expect.poll(lockedBy).toEqual(['pool-living'])
  expect(runs).toHaveLength(1)
})

it('a job that was enqueued again while a worker ran it runs once after that worker dies, and does not count as given up', async () => {
  const payload = { workerId: 'pool-dead' }
  const again = () => ctx.transaction((ctx) => enqueueJob(ctx.db, testJob, payload, { key: 'test' }))
  const dead = await workerWithJob(payload.workerId, 'test')
  await again()
  await dead.die()
  await heartbeat()
  const jobs = await ctx.db.$queryRaw`SELECT key, attempts, locked_by FROM graphile_worker._private_jobs`
  expect(jobs).toEqual([{ key: 'test', attempts: 0, locked_by: null }])
})

longIt('a running worker notices within seconds that another died', async () => {
  await heartbeat()
  const other = await workerWithJob('pool-other')
  await other.die()
  await expect.poll(lockedBy, { interval: 100 }).toEqual([])
  expect(await ctx.db.workerHeartbeat.count()).toBe(1)
})

it('a worker that keeps its connection but has not moved for a minute counts as dead', async () => {
  const { lockKey } = await workerWithJob('pool-hung')
  await ctx.db.$executeRaw`
    UPDATE worker_heartbeats SET beat_at = now() - interval '61 seconds' WHERE lock_key = ${lockKey}`
  await heartbeat()
  expect(await lockedBy()).toEqual([])
})

it('jobs of a dead worker are freed by one of several workers', async () => {
  const dead = await workerWithJob('pool-dead')
  await dead.die()
  await Promise.all([heartbeat(), heartbeat(), heartbeat()])
  const deathLines = ctx.log.lines.filter(({ message }) => message.includes('died'))
  expect(deathLines.map(({ details }) => details)).toEqual([
    { lockKey: dead.lockKey, workerIds: ['pool-dead'] },
  ])
})

it('a worker without its connection stops, once', async () => {
  await heartbeat()
  await ctx.db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'oficio-worker-heartbeat' AND datname = current_database()`
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  open = []
})

it('a worker that was taken for dead takes no job any more', async () => {
  const { record: recordId } = await heartbeat()
  await ctx.db.workerHeartbeat.deleteMany()
  await expect(recordId('pool-late')).rejects.toThrow('took this one for dead')
  expect(onLost).toHaveBeenCalledOnce()
})
