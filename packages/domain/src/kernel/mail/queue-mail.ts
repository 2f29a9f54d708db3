import { z } from 'zod'
import type { TxCtx } from '../ctx'
import { defineJob } from '../jobs/define-job'
import { enqueueJobs } from '../jobs/enqueue-job'
import { isClosedMailbox } from './closed-mailbox'
import type { MailDefinition } from './define-mail'

interface QueuedMail<Definition extends MailDefinition> {
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
  { template }: Definition,
  mails: readonly QueuedMail<Definition>[],
  sendAt?: Date,
): Promise<void> {
  const { hostname } = new URL(ctx.site.origin)
  const createdAt = ctx.clock.now()
  const data = mails
    .filter(({ to }) => !isClosedMailbox(to))
    .map((mail) => {
      const id = ctx.ids.next()
      return { id, messageId: `<${id}@${hostname}>`, template, ...mail, createdAt }
    })
  if (data.length === 0) return
  const queued = await ctx.db.mail.createManyAndReturn({ data, skipDuplicates: true, select: { id: true } })
  const payloads = queued.map(({ id }) => ({ mailId: id }))
  await enqueueJobs(ctx.db, sendMailJob, payloads, { runAt: sendAt })
}
