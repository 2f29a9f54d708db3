import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { sendMailJob } from '../../kernel/mail/send-mail-job'
import { notifyProfessionalsJob } from '../../service-requests/jobs'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getOverview } from '../overview/get-overview'
import { listJobs } from './list-jobs'
import { retryJob } from './retry-job'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

const failed = async () => (await listJobs(ctx, admin, { state: 'failed', sort: 'changed' })).rows

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
  const jobs = await failed()
  expect(jobs).toMatchObject([{ name: 'send-mail', label: 'Enviar emails', attempts: 1 }])
  expect(jobs[0]?.lastError).not.toBe('')
  expect((await getOverview(ctx, admin)).waiting).toMatchObject([{ kind: 'failed-jobs', count: 1 }])
  await retryJob(ctx, admin, { id: jobs[0]?.id ?? '' })
  expect(await failed()).toEqual([])
  expect(await ctx.db.auditEntry.findMany()).toMatchObject([
    { action: 'job-retried', userId: admin.userId, data: { name: 'send-mail' } },
  ])
  await expect(runDueJobs(ctx)).rejects.toThrow()
  expect(await failed()).toHaveLength(1)
})

it('a job that is done or never was cannot be retried', async () => {
  await expect(retryJob(ctx, admin, { id: '999999999999999999' })).rejects.toMatchObject({
    code: 'not_found',
  })
})

it('a job is found by what it is called in words, by its name and by its error', async () => {
  await failJob()
  const find = async (search: string) =>
    (await listJobs(ctx, admin, { state: 'all', sort: 'next', search })).rows.length
  const [word = ''] = /\w{4,}/.exec((await failed())[0]?.lastError ?? '') ?? []
  expect(await Promise.all(['enviar émails', 'send-mail', word, 'nada de eso'].map(find))).toEqual([
    1, 1, 1, 0,
  ])
})

it('a failed job of another version, which nobody here knows, is listed all the same', async () => {
  await failJob()
  await ctx.db
    .$executeRaw`UPDATE graphile_worker._private_tasks SET identifier = 'paint-walls' WHERE identifier = 'send-mail'`
  expect(await failed()).toMatchObject([{ name: 'paint-walls', label: 'Otra tarea' }])
})
