import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import { enqueueJob } from '@oficio/domain/kernel/jobs/enqueue-job'
import { notifyProfessionalsJob } from '@oficio/domain/service-requests/jobs'
import type { Act } from './act'
import { buildMail } from './scene'

const again = 'it is tried once more, which is as good as twice'

/** Actions on jobs, mails and downloaded lists. */
export const machineryActs: readonly Act[] = [
  {
    endpoint: 'retryJob',
    action: 'job-retried',
    prepare: async (ctx) => {
      await enqueueJob(
        ctx.db,
        notifyProfessionalsJob,
        { requestId: ctx.ids.next() },
        { runAt: new Date('2040-01-01') },
      )
      const [job] = await ctx.db.$queryRaw<{ id: string }[]>`
        SELECT max(id)::text AS id FROM graphile_worker.jobs`
      const id = job?.id ?? ''
      return { params: { id }, subject: auditSubject('job', id) }
    },
    second: { both: again },
  },
  {
    endpoint: 'retryMail',
    action: 'mail-sent-again',
    prepare: async (ctx) => {
      const id = await buildMail(ctx)
      return { params: { id }, subject: auditSubject('mail', id) }
    },
    second: { both: again },
  },
  ...['users', 'professionals'].map(
    (list): Act => ({
      endpoint: 'exportList',
      action: 'list-exported',
      prepare: async () => ({ params: { list }, subject: auditSubject('list', list) }),
      second: { both: 'each takes the list along' },
    }),
  ),
]
