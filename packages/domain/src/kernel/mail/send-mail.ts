import type { Mail } from '@oficio/db/generated/client'
import type { Ctx } from '../ctx'
import { handledBy } from '../jobs/define-job'
import { buildMail, findMailEvent } from './build-mail'
import { findMark } from './marked-addresses'
import { refuseForGood } from './refuse-for-good'
import { sendMailJob } from './send-mail-job'

/**
 * Sends one mail of the outbox at least once, always with the same Message-ID. A crash between sending and our commit
 * sends it again, and the recipient can deduplicate by the Message-ID. After the commit it is never sent again.
 */
async function sendMail(ctx: Ctx, mailId: string): Promise<void> {
  const mail = await ctx.db.mail.findUnique({ where: { id: mailId } })
  if (!mail || mail.sentAt || mail.bouncedAt || mail.skippedAt) return
  const message = await buildMail(ctx, mail)
  if (!message) return skip(ctx, mail)
  if (!isOwed(ctx, mail) && (await findMark(ctx.db, mail.to))) return skip(ctx, mail, { isWithheld: true })
  const outcome = await ctx.mailer.send({ to: mail.to, messageId: mail.messageId, ...message })
  await note(ctx, mail, outcome)
}

/**
 * Records the outcome only if the mail still has the address to which it went. Throws if the address was changed or
 * erased in the meantime, so that the job is retried.
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

/** Returns whether the mail is required, so that it is sent even to a marked address. */
const isOwed = ({ registry }: Ctx, mail: Mail): boolean =>
  findMailEvent(registry, mail.template)?.mail.isOwed === true

const wasReaddressed = () => new Error('the mail was readdressed while it was sent: retry')

async function skip(ctx: Ctx, { id, to }: Mail, { isWithheld = false } = {}): Promise<void> {
  const skippedAt = ctx.clock.now()
  const { count } = await ctx.db.mail.updateMany({
    where: { id, to },
    data: { skippedAt, ...(isWithheld && { withheldAt: skippedAt }) },
  })
  if (count === 0) throw wasReaddressed()
}

export const sendMailHandler = handledBy(sendMailJob, (ctx, { mailId }) => sendMail(ctx, mailId))
