import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { defineJob, handledBy } from './define-job'
import { enqueueJob } from './enqueue-job'

const paintJob = defineJob({
  name: 'paint',
  label: 'Una tarea de prueba',
  payload: z.object({ wallId: z.string(), coats: z.int() }),
  keyOf: ({ wallId }) => `paint:${wallId}`,
  // Earlier versions painted once and did not say so.
  older: (stored) => {
    const single = z.strictObject({ wallId: z.string() }).safeParse(stored)
    return single.success ? { ...single.data, coats: 1 } : null
  },
})

let ctx: TestCtx
let painted: unknown[]
const handler = handledBy(paintJob, async (_ctx, payload) => void painted.push(payload))

beforeEach(async () => {
  ctx = await createTestContext()
  painted = []
})

const waiting = () =>
  ctx.db.$queryRaw`SELECT key, max_attempts FROM graphile_worker.jobs WHERE task_identifier = 'paint'`

it('a job is enqueued with a payload of its shape only, once for each thing', async () => {
  await ctx.transaction(async (ctx) => {
    await enqueueJob(ctx.db, paintJob, { wallId: 'north', coats: 1 })
    await enqueueJob(ctx.db, paintJob, { wallId: 'north', coats: 2 })
    // @ts-expect-error -- how many coats is not said: it does not compile, which is what this line shows
    await enqueueJob(ctx.db, paintJob, { wallId: 'south' }, { maxAttempts: 3 })
  })
  expect(await waiting()).toEqual([
    { key: 'paint:north', max_attempts: 25 },
    { key: 'paint:south', max_attempts: 3 },
  ])
})

it('nothing but a defined job is enqueued, since nobody would see that nobody handles it', async () => {
  const { name, label, payload } = paintJob
  await ctx.transaction(async (ctx) => {
    // @ts-expect-error -- not made by defineJob: it does not compile, which is what this line shows
    await enqueueJob(ctx.db, { name, label, payload }, { wallId: 'north', coats: 1 })
  })
})

it('what an earlier version stored runs as what it means today', async () => {
  await handler.run(ctx, { wallId: 'north' })
  await handler.run(ctx, { wallId: 'north', coats: 2 })
  expect(painted).toEqual([
    { wallId: 'north', coats: 1 },
    { wallId: 'north', coats: 2 },
  ])
})

it('a payload that fits in no version fails the job and does nothing', async () => {
  await expect(handler.run(ctx, { wallId: 7 })).rejects.toThrow(z.ZodError)
  expect(painted).toEqual([])
})
