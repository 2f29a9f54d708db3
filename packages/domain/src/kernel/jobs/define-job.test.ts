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
  // Earlier versions always painted one coat, so they stored no number.
  older: (storedPayload) => {
    const single = z.strictObject({ wallId: z.string() }).safeParse(storedPayload)
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

it('enqueues only a valid payload, and one job per key', async () => {
  await ctx.transaction(async (ctx) => {
    await enqueueJob(ctx.db, paintJob, { wallId: 'north', coats: 1 })
    await enqueueJob(ctx.db, paintJob, { wallId: 'north', coats: 2 })
    // @ts-expect-error -- the number of coats is missing: this line shows that it does not compile
    await enqueueJob(ctx.db, paintJob, { wallId: 'south' }, { maxAttempts: 3 })
  })
  expect(await waiting()).toEqual([
    { key: 'paint:north', max_attempts: 25 },
    { key: 'paint:south', max_attempts: 3 },
  ])
})

it('refuses to compile a job that has no handler', async () => {
  const { name, label, payload } = paintJob
  await ctx.transaction(async (ctx) => {
    // @ts-expect-error -- not made by defineJob: this line shows that it does not compile
    await enqueueJob(ctx.db, { name, label, payload }, { wallId: 'north', coats: 1 })
  })
})

it('runs a payload that an earlier version stored', async () => {
  await handler.run(ctx, { wallId: 'north' })
  await handler.run(ctx, { wallId: 'north', coats: 2 })
  expect(painted).toEqual([
    { wallId: 'north', coats: 1 },
    { wallId: 'north', coats: 2 },
  ])
})

it('fails the job, without effect, if its payload fits no version', async () => {
  await expect(handler.run(ctx, { wallId: 7 })).rejects.toThrow(z.ZodError)
  expect(painted).toEqual([])
})
