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
  await note(ctx, mail, outcome)
}

/**
 * What became of it says something of the address that it went to alone: to another one, which it got meanwhile, it is
 * still to be sent, and of one that was erased meanwhile nothing is kept.
 */
async function note(ctx: Ctx, { id: mailId, to }: Mail, outcome: 'sent' | 'bounced'): Promise<void> {
  const at = ctx.clock.now()
  const isNoted = await ctx.transaction(async (ctx) => {
    const { count } = await ctx.db.mail.updateMany({
      where: { id: mailId, to },
      data: outcome === 'sent' ? { sentAt: at } : { bouncedAt: at },
    })
    if (count === 0) return false
    if (outcome === 'bounced') await refuseForGood(ctx, { mailId, address: to, at, key: mailId })
    return true
  })
  if (!isNoted) throw wasReaddressed()
}

/** Whether it goes to an address that is marked, too. */
const isOwed = ({ registry }: Ctx, mail: Mail): boolean =>
  registry.mails.some(({ template, isOwed }) => template === mail.template && isOwed)

const wasReaddressed = () => new Error('the mail was readdressed meanwhile: it is to be tried again')

async function skip(ctx: Ctx, { id, to }: Mail, { isWithheld = false } = {}): Promise<void> {
  const skippedAt = ctx.clock.now()
  const { count } = await ctx.db.mail.updateMany({
    where: { id, to },
    data: { skippedAt, ...(isWithheld && { withheldAt: skippedAt }) },
  })
  if (count === 0) throw wasReaddressed()
}

export const sendMailHandler = handledBy(sendMailJob, (ctx, { mailId }) => sendMail(ctx, mailId))
