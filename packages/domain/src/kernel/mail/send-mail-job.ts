import { z } from 'zod'
import type { TxCtx } from '../ctx'
import { defineJob } from '../jobs/define-job'
import { enqueueJobs } from '../jobs/enqueue-job'

/**
 * Mails of one job. They are built together, which saves most statements of each. A job that is too long would not end
 * before its worker stops.
 */
const mailsPerJob = 10

/** Among due jobs, those with the lowest number run first; 0 is the number of every other job. */
const afterOthers = 10

export const sendMailJob = defineJob({
  name: 'send-mail',
  label: 'Enviar emails',
  payload: z.union([z.object({ mailId: z.uuid() }), z.object({ mailIds: z.array(z.uuid()).min(2) })]),
  // The view of jobs shows no payload. So the key names the mail, or the number of mails and the first of them.
  keyOf: (payload) =>
    'mailId' in payload ? `mail:${payload.mailId}` : `mails:${payload.mailIds.length}:${payload.mailIds[0]}`,
  // With one mail at a time, a crash causes at most one mail to be sent twice.
  isOneAtATime: true,
})

interface SendOptions {
  sendAt?: Date | undefined
  /** Whether all other mails are sent first. */
  canWait?: boolean
}

/** Enqueues the jobs that send stored mails. */
export async function sendStored(
  ctx: TxCtx,
  mailIds: readonly string[],
  { sendAt, canWait = false }: SendOptions = {},
): Promise<void> {
  // A job with many mails that can wait would delay the others until it ends.
  const size = canWait ? 1 : mailsPerJob
  const payloads = Array.from({ length: Math.ceil(mailIds.length / size) }, (_, index) =>
    payloadOf(mailIds.slice(index * size, (index + 1) * size)),
  )
  await enqueueJobs(ctx.db, sendMailJob, payloads, {
    runAt: sendAt,
    ...(canWait && { priority: afterOthers }),
  })
}

const payloadOf = ([mailId = '', ...moreIds]: string[]) =>
  moreIds.length > 0 ? { mailIds: [mailId, ...moreIds] } : { mailId }
