import type { BuiltEvent, Ctx, Registry } from '../ctx'
import type { MailContent } from '../mail-templates'
import { findMailReader } from './mail-reader'
import { optOutUrl } from './opt-out-link'

/** A rendered message, ready to send. */
interface BuiltMail {
  content: MailContent
  /** Link with which the reader switches such mails off; null for mails that are always sent. */
  optOutUrl: string | null
}

/**
 * Returns the current content of a stored message; null if the message is pointless by now or its reader switched
 * such mails off. Throws on an unknown template and on refs from which it cannot be built.
 */
export async function buildMail(
  ctx: Ctx,
  { id, template, refs, to }: { id: string; template: string; refs: unknown; to: string },
): Promise<BuiltMail | null> {
  const event = findMailEvent(ctx.registry, template)
  if (!event) throw new Error(`no builder for mail template ${template}`)
  const { group } = event.mail
  const reader = group ? await findMailReader(ctx, to) : null
  if (group && reader?.muted.has(group)) return null
  const props = await event.mail.build(ctx, refs, to)
  if (!props) return null
  return {
    // A builder's type ties its props to its template; after the lookup by name the compiler no longer knows the
    // pair.
    content: { template: event.name, props } as MailContent,
    optOutUrl: group ? optOutUrl(ctx, { id: reader?.userId ?? id, email: to, group }) : null,
  }
}

/** Returns the events that have a mail. */
export const mailEvents = ({ events }: Registry): BuiltEvent[] =>
  // The compiler demands an event for each template, and so knows no other event with a mail.
  events.filter((event): event is BuiltEvent => event.mail !== undefined)

/** Returns the event of a mail template; undefined if only another version has it. */
export const findMailEvent = (registry: Registry, template: string): BuiltEvent | undefined =>
  mailEvents(registry).find(({ name }) => name === template)
