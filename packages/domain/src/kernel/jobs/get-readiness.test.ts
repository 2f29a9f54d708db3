import { expect, it } from 'vitest'
import { z } from 'zod'
import { createTestContext } from '../../testing/test-context'
import { defineJob } from './define-job'
import { enqueueJob } from './enqueue-job'
import { getReadiness } from './get-readiness'

const anyJob = defineJob({ name: 'send-mail', label: 'Una tarea de prueba', payload: z.object({}) })

it('counts workers with a heartbeat in the last minute, and the wait of the oldest due job', async () => {
  const ctx = await createTestContext()
  expect(await getReadiness(ctx)).toEqual({
    status: 'ready',
    database: 'ok',
    workersAlive: 0,
    oldestDueJobSeconds: 0,
  })
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000)
  await ctx.db.workerHeartbeat.createMany({
    data: [
      { lockKey: 1, workerIds: [], startedAt: secondsAgo(300), beatAt: secondsAgo(2) },
      { lockKey: 2, workerIds: [], startedAt: secondsAgo(300), beatAt: secondsAgo(90) },
    ],
  })
  await enqueueJob(ctx.db, anyJob, {}, { runAt: secondsAgo(30) })
  await enqueueJob(ctx.db, anyJob, {}, { runAt: secondsAgo(-30) })
  const { workersAlive, oldestDueJobSeconds } = await getReadiness(ctx)
  expect(workersAlive).toBe(1)
  expect(oldestDueJobSeconds).toBeGreaterThanOrEqual(30)
  expect(oldestDueJobSeconds).toBeLessThan(3_600)
})
