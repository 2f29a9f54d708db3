import type { BuiltEvent, Ctx, Registry } from '../ctx'
import type { MailContent } from '../mail-templates'
import { findMailReader, findMailReaders, type MailReader } from './mail-reader'
import { optOutUrl } from './opt-out-link'

/** A rendered message, ready to send. */
export interface BuiltMail {
  content: MailContent
  /** Link with which the reader switches such mails off; null for mails that are always sent. */
  optOutUrl: string | null
}

interface StoredMail {
  id: string
  template: string
  refs: unknown
  to: string
}

/**
 * Returns the content of a stored mail, built from current data. Returns null if the mail is pointless by now or its
 * reader opted out. Throws on an unknown template and on refs from which it cannot be built.
 */
export const buildMail = (ctx: Ctx, mail: StoredMail): Promise<BuiltMail | null> =>
  build(ctx, mail, (email) => findMailReader(ctx, email))

/**
 * Returns `buildMail` of each mail, in the same order. All are built at once: Prisma then joins the statements that
 * read one row each, so that ten mails need hardly more statements than one.
 */
export async function buildMails(
  ctx: Ctx,
  mails: readonly StoredMail[],
): Promise<PromiseSettledResult<BuiltMail | null>[]> {
  const readers = await findMailReaders(
    ctx,
    mails.map(({ to }) => to),
  )
  return Promise.allSettled(mails.map((mail) => build(ctx, mail, readers)))
}

async function build(
  ctx: Ctx,
  { id, template, refs, to }: StoredMail,
  readerOf: (email: string) => MailReader | Promise<MailReader>,
): Promise<BuiltMail | null> {
  const event = findMailEvent(ctx.registry, template)
  if (!event) throw new Error(`no builder for mail template ${template}`)
  const { group } = event.mail
  const reader = group ? await readerOf(to) : null
  if (group && reader?.muted.has(group)) return null
  const props = await event.mail.build(ctx, refs, to)
  if (!props) return null
  return {
    // Safe cast: the builder ties props to its template, but the compiler loses the pair in the lookup by name.
    content: { template: event.name, props } as MailContent,
    optOutUrl: group ? optOutUrl(ctx, { id: reader?.userId ?? id, email: to, group }) : null,
  }
}

/** Returns the events that have a mail. */
export const mailEvents = ({ events }: Registry): BuiltEvent[] =>
  // The compiler demands an event for each template, so every event with a mail is a `BuiltEvent`.
  events.filter((event): event is BuiltEvent => event.mail !== undefined)

/** Returns the event of a mail template, or undefined if only another version of the code has it. */
export const findMailEvent = (registry: Registry, template: string): BuiltEvent | undefined =>
  mailEvents(registry).find(({ name }) => name === template)
