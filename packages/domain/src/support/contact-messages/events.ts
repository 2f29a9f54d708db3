import { paths } from '@oficio/contracts/paths'
import type { ContactSubject } from '@oficio/contracts/support/contact-texts'
import { addHours } from 'date-fns'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { builtBy, defineEvent, eventKey } from '../../kernel/events/define-event'

declare module '../../kernel/mail-templates' {
  interface MailTemplates {
    /** To the operator: a message of the contact form. */
    'contact-message-received': {
      subject: ContactSubject
      name: string
      email: string
      message: string
      deskUrl: string
    }
    /** To the operator: how many messages of an hour had no mail of their own. */
    'contact-messages-waiting': { count: number; deskUrl: string }
    /** To the author: the answer. Nothing of the typed words, which may be a stranger's. */
    'contact-message-answered': {
      subject: ContactSubject
      createdAt: string
      answer: string
      contactUrl: string
    }
  }
}

/** By this the address is erased with the rest of the message. */
const refs = z.object({ contactMessageId: z.uuid() })

/** To the team: a message of the contact form. */
export const contactMessageReceivedEvent = defineEvent({
  name: 'contact-message-received',
  mail: { label: 'Mensaje de contacto, para el equipo', isOwed: true, refs },
})

/** To the team: the number of messages of an hour that had no mail of their own. */
export const contactMessagesWaitingEvent = defineEvent({
  name: 'contact-messages-waiting',
  mail: {
    label: 'Mensajes de contacto que esperan, para el equipo',
    isOwed: true,
    refs: z.object({ since: z.iso.datetime() }),
  },
})

/** To the sender of the message: the answer. */
export const contactMessageAnsweredEvent = defineEvent({
  name: 'contact-message-answered',
  mail: { label: 'Mensaje de contacto, respondido', isOwed: true, refs },
})

export const contactMessageReceivedBuilder = builtBy(contactMessageReceivedEvent, async (ctx, refs, to) => {
  const contactMessage = await load(ctx, refs)
  // A closed message has no mail any more; strangers' words go to no former address.
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
