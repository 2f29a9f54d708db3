import { paths } from '@oficio/contracts/paths'
import type { ContactSubject } from '@oficio/contracts/support/contact-texts'
import { addHours } from 'date-fns'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { builtBy, defineEvent, eventKey } from '../../kernel/events/define-event'

declare module '../../kernel/mail-templates' {
  interface MailTemplates {
    /** Sends the operator a message of the contact form. */
    'contact-message-received': {
      subject: ContactSubject
      name: string
      email: string
      message: string
      deskUrl: string
    }
    /** Tells the operator how many messages of an hour had no mail of their own. */
    'contact-messages-waiting': { count: number; deskUrl: string }
    /** Sends the sender the answer, without the typed message, because a stranger may have typed it. */
    'contact-message-answered': {
      subject: ContactSubject
      createdAt: string
      answer: string
      contactUrl: string
    }
  }
}

/** Identifies the message, so that the address is erased with the rest of it. */
const refs = z.object({ contactMessageId: z.uuid() })

/** Sends the team a message of the contact form. */
export const contactMessageReceivedEvent = defineEvent({
  name: 'contact-message-received',
  mail: { label: 'Mensaje de contacto, para el equipo', isOwed: true, refs },
})

/** Tells the team how many messages of an hour had no mail of their own. */
export const contactMessagesWaitingEvent = defineEvent({
  name: 'contact-messages-waiting',
  mail: {
    label: 'Mensajes de contacto que esperan, para el equipo',
    isOwed: true,
    refs: z.object({ since: z.iso.datetime() }),
  },
})

/** Sends the answer to the sender of the message. */
export const contactMessageAnsweredEvent = defineEvent({
  name: 'contact-message-answered',
  mail: { label: 'Mensaje de contacto, respondido', isOwed: true, refs },
})

export const contactMessageReceivedBuilder = builtBy(contactMessageReceivedEvent, async (ctx, refs, to) => {
  const contactMessage = await load(ctx, refs)
  // Skips closed messages, and recipients other than the current support address.
  if (contactMessage?.status !== 'open' || to !== ctx.site.supportEmail) return null
  const { id, subject, name, email, message } = contactMessage
  const deskUrl = new URL(paths.adminContactMessage(id), ctx.site.origin).toString()
  return { subject, name, email, message, deskUrl }
})

export const contactMessagesWaitingBuilder = builtBy(
  contactMessagesWaitingEvent,
  async (ctx, { since }, to) => {
    if (to !== ctx.site.supportEmail) return null
    const from = new Date(since)
    const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM contact_messages message
    WHERE status = 'open' AND created_at >= ${from} AND created_at < ${addHours(from, 1)}
      AND NOT EXISTS (SELECT FROM mails WHERE dedupe_key = ${eventKey(contactMessageReceivedEvent, '')} || message.id)`
    const count = row?.count ?? 0
    // All of them were closed meanwhile.
    if (count === 0) return null
    return { count, deskUrl: new URL(paths.adminContactMessages(), ctx.site.origin).toString() }
  },
)

export const contactMessageAnsweredBuilder = builtBy(contactMessageAnsweredEvent, async (ctx, refs, to) => {
  const contactMessage = await load(ctx, refs)
  if (contactMessage?.status !== 'answered' || contactMessage.email.toLowerCase() !== to.toLowerCase())
    return null
  const { subject, createdAt, answer } = contactMessage
  const contactUrl = new URL(paths.contact(), ctx.site.origin).toString()
  return { subject, createdAt: createdAt.toISOString(), answer: answer ?? '', contactUrl }
})

const load = (ctx: Ctx, { contactMessageId }: z.output<typeof refs>) =>
  ctx.db.contactMessage.findUnique({ where: { id: contactMessageId, anonymisedAt: null } })
