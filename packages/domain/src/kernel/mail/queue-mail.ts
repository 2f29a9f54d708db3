import { z } from 'zod'
import type { TxCtx } from '../ctx'
import { defineJob } from '../jobs/define-job'
import { enqueueJob } from '../jobs/enqueue-job'
import { isClosedMailbox } from './closed-mailbox'
import type { MailDefinition } from './define-mail'

interface QueuedMail<Definition extends MailDefinition> {
  to: string
  /** One message for one happening: the second one with this key is dropped. */
  dedupeKey: string
  refs: z.input<Definition['refs']>
  /** Left out: at once. */
  sendAt?: Date
}

export const sendMailJob = defineJob({
  name: 'send-mail',
  label: 'Enviar un email',
  payload: z.object({ mailId: z.uuid() }),
  keyOf: ({ mailId }) => `mail:${mailId}`,
  // What a crash may repeat is then one mail, not as many as were under way.
  isOneAtATime: true,
})

/** Puts a message into the outbox, and the job that sends it, in the caller's transaction; none to a closed account. */
export async function queueMail<Definition extends MailDefinition>(
  ctx: TxCtx,
  { template }: Definition,
  { sendAt: runAt, ...mail }: QueuedMail<Definition>,
): Promise<void> {
  if (isClosedMailbox(mail.to)) return
  const id = ctx.ids.next()
  const messageId = `<${id}@${new URL(ctx.site.origin).hostname}>`
  const { count } = await ctx.db.mail.createMany({
    data: [{ id, messageId, template, ...mail, createdAt: ctx.clock.now() }],
    skipDuplicates: true,
  })
  if (count === 1) await enqueueJob(ctx.db, sendMailJob, { mailId: id }, { runAt })
}
