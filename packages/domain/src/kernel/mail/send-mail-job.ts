import { z } from 'zod'
import type { TxCtx } from '../ctx'
import { defineJob } from '../jobs/define-job'
import { enqueueJobs } from '../jobs/enqueue-job'

export const sendMailJob = defineJob({
  name: 'send-mail',
  label: 'Enviar un email',
  payload: z.object({ mailId: z.uuid() }),
  keyOf: ({ mailId }) => `mail:${mailId}`,
  // With one job at a time, a crash causes at most one mail to be sent twice.
  isOneAtATime: true,
})

/** Enqueues the jobs that send stored mails. */
export const sendStored = (ctx: TxCtx, mailIds: readonly string[], sendAt?: Date): Promise<void> =>
  enqueueJobs(
    ctx.db,
    sendMailJob,
    mailIds.map((mailId) => ({ mailId })),
    { runAt: sendAt },
  )
