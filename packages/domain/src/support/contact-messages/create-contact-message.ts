import { createHash } from 'node:crypto'
import type { InputOf } from '@oficio/contracts/endpoint'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { createContactMessageEndpoint } from '@oficio/contracts/support/contact-messages'
import { contactOutcomes } from '@oficio/contracts/support/contact-texts'
import type { ContactMessage } from '@oficio/db/generated/client'
import { addHours, subHours } from 'date-fns'
import { type Actor, userIdOf } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { notify } from '../../kernel/notices/notify'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { subDays } from '../../kernel/time/days'
import { whenPast } from '../../kernel/time/when-past'
import { contactMessageReceivedEvent, contactMessagesWaitingEvent } from './events'

type Input = InputOf<typeof createContactMessageEndpoint>

/**
 * Stores a message of the contact form and mails it to the operator (docs/product.md, 'Contact messages'). The same
 * form within a day counts as one message. Throws validation_failed.
 */
export async function createContactMessage(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<{ message: string }> {
  const { name, email, subject, message, website } = input
  refuseFilledTrap({ website })
  const submissionHash = hashOf(input)
  await ctx.transaction(async (ctx) => {
    await lockNames(ctx.db, 'contact-message', [email.toLowerCase()])
    const createdAt = ctx.clock.now()
    const same = { submissionHash, createdAt: { gt: subDays(createdAt, 1) } }
    if ((await ctx.db.contactMessage.count({ where: same })) > 0) return
    const contactMessage = await ctx.db.contactMessage.create({
      data: {
        id: ctx.ids.next(),
        subject,
        name,
        email,
        message,
        userId: userIdOf(actor),
        submissionHash,
        createdAt,
      },
    })
    await mailTeam(ctx, contactMessage)
  })
  return { message: contactOutcomes.sent }
}

/**
 * Ignores the sender, because the answer discloses nothing and a phone may change its network between two attempts.
 */
function hashOf({ name, email, subject, message }: Input): string {
  const submissionParts = [subject, name, email.toLowerCase(), message]
  return createHash('sha256').update(JSON.stringify(submissionParts)).digest('base64url')
}

/**
 * Mails the operator about a message. Each message gets its own mail, up to a limit per address and a limit for all
 * addresses, because addresses can be made up. Beyond the limits one mail at the end of the hour covers the rest. This
 * way nobody can flood the team's mailbox, and no honest message is lost (docs/product.md, 'Contact messages').
 */
async function mailTeam(ctx: TxCtx, message: ContactMessage): Promise<void> {
  const email = ctx.site.supportEmail
  if (await mayHaveOwnMail(ctx, message))
    return notify(ctx, contactMessageReceivedEvent, {
      email,
      key: message.id,
      data: { contactMessageId: message.id },
    })
  const hour = new Date(message.createdAt)
  hour.setUTCMinutes(0, 0, 0)
  const since = hour.toISOString()
  const mailAt = whenPast(addHours(hour, 1))
  await notify(ctx, contactMessagesWaitingEvent, { email, key: since, data: { since } }, { mailAt })
}

/**
 * Returns whether a message gets a mail of its own. The caller holds the lock of the address; this takes the lock of
 * the hour after it.
 */
async function mayHaveOwnMail({ db, site }: TxCtx, { email, createdAt }: ContactMessage): Promise<boolean> {
  const since = subHours(createdAt, serverLimits.contactMessageMailHours)
  const ofSender = await db.contactMessage.count({ where: { email, createdAt: { gt: since } } })
  if (ofSender > serverLimits.contactMessageMails) return false
  await lockNames(db, 'contact-message-mails', [site.supportEmail])
  const ofAll = await db.mail.count({
    where: {
      to: site.supportEmail,
      template: contactMessageReceivedEvent.name,
      createdAt: { gt: subHours(createdAt, 1) },
    },
  })
  return ofAll < serverLimits.contactMailsPerHour
}
