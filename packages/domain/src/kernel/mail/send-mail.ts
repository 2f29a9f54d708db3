import type { Mail } from '@oficio/db/generated/client'
import type { Ctx } from '../ctx'
import { handledBy } from '../jobs/define-job'
import { buildMail } from './build-mail'
import { findMark } from './marked-addresses'
import { sendMailJob } from './queue-mail'
import { refuseForGood } from './refuse-for-good'

/**
 * Sends one message of the outbox. At least once, always with the same Message-ID: between the server's "taken" and
 * our commit a crash repeats it, and the receiver can tell. After the commit nothing sends it again.
 */
async function sendMail(ctx: Ctx, mailId: string): Promise<void> {
  const mail = await ctx.db.mail.findUnique({ where: { id: mailId } })
  if (!mail || mail.sentAt || mail.bouncedAt || mail.skippedAt) return
  const built = await buildMail(ctx, mail)
  if (!built) return skip(ctx, mail)
  if (!isOwed(ctx, mail) && (await findMark(ctx.db, mail.to))) return skip(ctx, mail, { isWithheld: true })
  const outcome = await ctx.mailer.send({ to: mail.to, messageId: mail.messageId, ...built })
  const at = ctx.clock.now()
  await ctx.transaction(async (ctx) => {
    await ctx.db.mail.update({
      where: { id: mailId },
      data: outcome === 'sent' ? { sentAt: at } : { bouncedAt: at },
    })
    if (outcome === 'bounced') await refuseForGood(ctx, { mailId, address: mail.to, at, key: mailId })
  })
}

/** Whether it goes to an address that is marked, too. */
const isOwed = ({ registry }: Ctx, mail: Mail): boolean =>
  registry.mails.some(({ template, isOwed }) => template === mail.template && isOwed)

async function skip(ctx: Ctx, { id, to }: Mail, { isWithheld = false } = {}): Promise<void> {
  const skippedAt = ctx.clock.now()
  const { count } = await ctx.db.mail.updateMany({
    where: { id, to },
    data: { skippedAt, ...(isWithheld && { withheldAt: skippedAt }) },
  })
  if (count === 0) throw new Error('the mail was readdressed meanwhile: it is to be tried again')
}

export const sendMailHandler = handledBy(sendMailJob, (ctx, { mailId }) => sendMail(ctx, mailId))
