import { beforeEach, expect, it } from 'vitest'
import { account } from '../kernel/actor'
import { enqueueJob } from '../kernel/jobs/enqueue-job'
import { sendMailJob } from '../kernel/mail/queue-mail'
import { notifyProfessionalsJob } from '../service-requests/jobs'
import { buildLead } from '../testing/builders/build-lead'
import { buildProfessional } from '../testing/builders/build-professional'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { runDueJobs } from '../testing/run-jobs'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { getOverview } from './get-overview'
import { listFailedJobs } from './list-failed-jobs'
import { retryJob } from './retry-job'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

async function failJob(): Promise<void> {
  await ctx.transaction((ctx) => enqueueJob(ctx.db, sendMailJob, { mailId: 'no id at all' }))
  await expect(runDueJobs(ctx)).rejects.toThrow()
}

it('a job that failed is listed with its error, and no more once it was retried', async () => {
  await ctx.transaction((ctx) =>
    enqueueJob(
      ctx.db,
      notifyProfessionalsJob,
      { requestId: ctx.ids.next() },
      { runAt: new Date('2040-01-01') },
    ),
  )
  await failJob()
  const { jobs } = await listFailedJobs(ctx, admin)
  expect(jobs).toMatchObject([{ name: 'send-mail', label: 'Enviar un email', attempts: 1 }])
  expect(jobs[0]?.lastError).not.toBe('')
  expect((await getOverview(ctx, admin)).failedJobs).toBe(1)
  await retryJob(ctx, admin, { id: jobs[0]?.id ?? '' })
  expect((await listFailedJobs(ctx, admin)).jobs).toEqual([])
  expect(await ctx.db.auditEntry.findMany()).toMatchObject([
    { action: 'job-retried', userId: admin.userId, data: { name: 'send-mail' } },
  ])
  await expect(runDueJobs(ctx)).rejects.toThrow()
  expect((await listFailedJobs(ctx, admin)).jobs).toHaveLength(1)
})

it('a job that is done or never was cannot be retried', async () => {
  await expect(retryJob(ctx, admin, { id: '999999999999999999' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('counts the last seven days as Argentina lives them', async () => {
  const professional = await buildProfessional(ctx)
  // 23:30 of the 11th in Buenos Aires is the 12th in UTC already.
  const late = new Date('2035-03-12T02:30:00.000Z')
  const request = await buildServiceRequest(ctx, { createdAt: late })
  await buildLead(ctx, { requestId: request.id, professionalId: professional.id })
  await buildServiceRequest(ctx, { status: 'completed', createdAt: new Date('2035-03-05T12:00:00.000Z') })
  const { days, liveRequests } = await getOverview(ctx, admin)
  expect(days).toHaveLength(7)
  expect(days.slice(0, 2)).toEqual([
    { day: '2035-03-12', requests: 0, leads: 1, completed: 0 },
    { day: '2035-03-11', requests: 1, leads: 0, completed: 0 },
  ])
  expect(days.at(-1)).toEqual({ day: '2035-03-06', requests: 0, leads: 0, completed: 0 })
  expect(liveRequests).toBe(1)
})

it('a failed job of another version, which nobody here knows, is listed all the same', async () => {
  await failJob()
  await ctx.db
    .$executeRaw`UPDATE graphile_worker._private_tasks SET identifier = 'paint-walls' WHERE identifier = 'send-mail'`
  expect((await listFailedJobs(ctx, admin)).jobs).toMatchObject([
    { name: 'paint-walls', label: 'Otra tarea' },
  ])
})
