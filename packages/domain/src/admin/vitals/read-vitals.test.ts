import { beforeEach, expect, it } from 'vitest'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { sendMailJob } from '../../kernel/mail/send-mail-job'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { readVitals } from './read-vitals'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

it('waiting work, abandoned work and the events of the last hour are reported with present values', async () => {
  const before = await readVitals(ctx)
  expect(before).toMatchObject({
    jobsGivenUp: 0,
    requestsInHour: 0,
    leadsInHour: 0,
    paymentsApprovedInHour: 0,
  })
  const { id: requestId } = await buildServiceRequest(ctx)
  const { id: professionalId } = await buildProfessional(ctx)
  await buildLead(ctx, { requestId, professionalId })
  const mailIds = [ctx.ids.next(), ctx.ids.next(), ctx.ids.next()]
  await ctx.transaction((ctx) => enqueueJob(ctx.db, sendMailJob, { mailIds }))
  await ctx.transaction((ctx) => enqueueJob(ctx.db, sendMailJob, { mailId: ctx.ids.next() }))
  await ctx.transaction((ctx) => enqueueJob(ctx.db, sendMailJob, { mailId: ctx.ids.next() }))
  await ctx.db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts
    WHERE id = (SELECT max(id) FROM graphile_worker._private_jobs)`
  const now = await readVitals(ctx)
  expect(now).toMatchObject({ requestsInHour: 1, leadsInHour: 1, jobsGivenUp: 1 })
  expect(now.mailsToSend).toBe(before.mailsToSend + 4)
  expect(now.dueJobs).toBeGreaterThan(0)
})

it('events older than an hour do not count', async () => {
  await buildServiceRequest(ctx)
  ctx.clock.advance({ hours: 2 })
  expect(await readVitals(ctx)).toMatchObject({ requestsInHour: 0 })
})

it('reports how long ago the newest backup was taken, and null without any', async () => {
  expect(await readVitals(ctx)).toMatchObject({ secondsSinceBackup: null })
  await ctx.db.backup.create({ data: { id: ctx.ids.next(), takenAt: ctx.clock.now() } })
  ctx.clock.advance({ hours: 2 })
  expect(await readVitals(ctx)).toMatchObject({ secondsSinceBackup: 7200 })
})
