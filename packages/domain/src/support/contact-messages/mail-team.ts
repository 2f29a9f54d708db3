import { serverLimits } from '@oficio/contracts/server-limits'
import type { ContactMessage } from '@oficio/db/generated/client'
import { addHours, subHours } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { queueMail } from '../../kernel/mail/queue-mail'
import { whenPast } from '../../kernel/time/when-past'
import { contactMessageReceivedMail, contactMessagesWaitingMail, receivedKey } from './mails'

/**
 * Tells whoever runs the site of a message, with a mail of its own as long as few come: under one address, and under all
 * of them, which cost nothing to make up. Of more than that one mail tells when the hour is over, so that nobody floods
 * the team's mailbox and nobody who is honest goes unheard (docs/product.md, 'Contact messages').
 */
export async function mailTeam(ctx: TxCtx, message: ContactMessage): Promise<void> {
  const to = ctx.site.supportEmail
  if (await mayHaveItsOwn(ctx, message))
    return queueMail(ctx, contactMessageReceivedMail, {
      to,
      dedupeKey: receivedKey(message.id),
      refs: { contactMessageId: message.id },
    })
  const hour = new Date(message.createdAt)
  hour.setUTCMinutes(0, 0, 0)
  const since = hour.toISOString()
  await queueMail(ctx, contactMessagesWaitingMail, {
    to,
    dedupeKey: `contact-messages-waiting:${since}`,
    refs: { since },
    sendAt: whenPast(addHours(hour, 1)),
  })
}

/** The caller holds the address; the hour is held here, after it. */
async function mayHaveItsOwn({ db, site }: TxCtx, { email, createdAt }: ContactMessage): Promise<boolean> {
  const since = subHours(createdAt, serverLimits.contactMessageMailHours)
  const ofSender = await db.contactMessage.count({ where: { email, createdAt: { gt: since } } })
  if (ofSender > serverLimits.contactMessageMails) return false
  await lockNames(db, 'contact-message-mails', [site.supportEmail])
  const ofAll = await db.mail.count({
    where: {
      to: site.supportEmail,
      template: contactMessageReceivedMail.template,
      createdAt: { gt: subHours(createdAt, 1) },
    },
  })
  return ofAll < serverLimits.contactMailsPerHour
}
