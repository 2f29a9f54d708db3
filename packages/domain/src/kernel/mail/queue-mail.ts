import { z } from 'zod'
import type { TxCtx } from '../ctx'
import { defineJob } from '../jobs/define-job'
import { enqueueJobs } from '../jobs/enqueue-job'
import { isClosedMailbox } from './closed-mailbox'
import type { MailDefinition } from './define-mail'

export interface QueuedMail<Definition extends MailDefinition> {
  to: string
  /** A second message with the same key is dropped. */
  dedupeKey: string
  refs: z.input<Definition['refs']>
}

export const sendMailJob = defineJob({
  name: 'send-mail',
  label: 'Enviar un email',
  payload: z.object({ mailId: z.uuid() }),
  keyOf: ({ mailId }) => `mail:${mailId}`,
  // After a crash at most one mail is sent twice.
  isOneAtATime: true,
})

/** Adds a message to the outbox and enqueues its job, in the caller's transaction; skips closed accounts. */
export const queueMail = <Definition extends MailDefinition>(
  ctx: TxCtx,
  definition: Definition,
  { sendAt, ...mail }: QueuedMail<Definition> & { /** Left out: at once. */ sendAt?: Date },
): Promise<void> => queueMails(ctx, definition, [mail], sendAt)

/** Queues many mails of one kind about the same event. */
export async function queueMails<Definition extends MailDefinition>(
  ctx: TxCtx,
  definition: Definition,
  mails: readonly QueuedMail<Definition>[],
  sendAt?: Date,
): Promise<void> {
  await sendStored(ctx, await storeMails(ctx, definition, mails), sendAt)
}

/** Enqueues the jobs that send stored mails. */
export const sendStored = (ctx: TxCtx, mailIds: readonly string[], sendAt?: Date): Promise<void> =>
  enqueueJobs(
    ctx.db,
    sendMailJob,
    mailIds.map((mailId) => ({ mailId })),
    { runAt: sendAt },
  )

/** Adds messages to the outbox without a job. Returns the ids of the new ones; skips closed accounts. */
export async function storeMails<Definition extends MailDefinition>(
  ctx: TxCtx,
  { template }: Definition,
  mails: readonly QueuedMail<Definition>[],
): Promise<string[]> {
  const { hostname } = new URL(ctx.site.origin)
  const createdAt = ctx.clock.now()
  const data = mails
    .filter(({ to }) => !isClosedMailbox(to))
    .map((mail) => {
      const id = ctx.ids.next()
      return { id, messageId: `<${id}@${hostname}>`, template, ...mail, createdAt }
    })
  if (data.length === 0) return []
  const newMails = await ctx.db.mail.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
  return newMails.map(({ id }) => id)
}
