import type { TxCtx } from '../ctx'
import { enqueueJob } from '../jobs/enqueue-job'
import type { MailTemplate } from './templates'

interface QueuedMail {
  template: MailTemplate
  to: string
  /** One message for one happening: the second one with this key is dropped. */
  dedupeKey: string
  /** Ids that the text is made from when it is sent. */
  refs: Record<string, string>
}

export const sendMailJobName = 'send-mail'

/** Puts a message into the outbox, and the job that sends it, in the caller's transaction. */
export async function queueMail(ctx: TxCtx, mail: QueuedMail): Promise<void> {
  const id = ctx.ids.next()
  const messageId = `<${id}@${new URL(ctx.site.origin).hostname}>`
  const { count } = await ctx.db.mail.createMany({
    data: [{ id, messageId, ...mail, createdAt: ctx.clock.now() }],
    skipDuplicates: true,
  })
  if (count === 1) await enqueueJob(ctx.db, sendMailJobName, { mailId: id }, { key: `mail:${id}` })
}
