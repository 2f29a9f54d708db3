import type { Ctx } from '../ctx'
import { handledBy } from '../jobs/define-job'
import { buildMail } from './build-mail'
import { sendMailJob } from './queue-mail'

/**
 * Sends one message of the outbox. At least once, always with the same Message-ID: between the server's "taken" and
 * our commit a crash repeats it, and the receiver can tell. After the commit nothing sends it again.
 */
async function sendMail(ctx: Ctx, mailId: string): Promise<void> {
  const mail = await ctx.db.mail.findUnique({ where: { id: mailId } })
  if (!mail || mail.sentAt || mail.bouncedAt || mail.skippedAt) return
  const built = await buildMail(ctx, mail)
  const now = () => ctx.clock.now()
  if (!built) {
    const { count } = await ctx.db.mail.updateMany({
      where: { id: mailId, to: mail.to },
      data: { skippedAt: now() },
    })
    if (count === 0) throw new Error('the mail was readdressed meanwhile: it is to be tried again')
    return
  }
  const outcome = await ctx.mailer.send({ to: mail.to, messageId: mail.messageId, ...built })
  const where = { id: mailId }
  if (outcome === 'sent') {
    await ctx.db.mail.update({ where, data: { sentAt: now() }, select: { id: true } })
    return
  }
  await ctx.transaction(async (ctx) => {
    await ctx.db.mail.update({ where, data: { bouncedAt: now() } })
    for (const follow of ctx.registry.onBounce) await follow(ctx.db, mailId)
  })
}

export const sendMailHandler = handledBy(sendMailJob, (ctx, { mailId }) => sendMail(ctx, mailId))
