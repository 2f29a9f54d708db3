import { type NoticeGroupName, switchableMails } from '@oficio/contracts/kernel/notice-groups'
import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { z } from 'zod'
import type { BuiltEvent, Ctx, PushTerms, RegisteredEvent } from '../ctx'
import type { MailTemplate, MailTemplates } from '../mail-templates'
import { readStored } from '../read-stored'

/** The refs from which a mail is built when it is sent: mostly ids, because personal data has its own tables. */
type Refs = Readonly<Record<string, string | number | null | undefined>>

export type RefsSchema = z.ZodType<Refs, Refs>

/** What the list of an account and its devices show. */
export interface NoticeWords {
  title: string
  body: string
  /** A path of this site. */
  href: string
  /** The service request of the notification; lists name it in the client's words. */
  requestId?: string
}

/** An event of which people are notified: its noun defines once what each channel says. Left out: a channel says nothing. */
export interface EventDefinition<
  Words extends object = object,
  Schema extends RefsSchema = RefsSchema,
  Name extends string = string,
> {
  /** The template of its mail, if it has one; the first part of the deduplication key. */
  name: Name
  /** Group of preferences by which an account switches channels off; absent: it is always delivered. */
  group?: NoticeGroupName
  /** The line in the account's list, which is also pushed to its devices. */
  notice?: {
    kind: NoticeKind
    words(data: Words): NoticeWords
  }
  push?: PushTerms
  mail?: EventMail<Schema>
}

/** An event without a mail: the registry lists it as it is. */
interface NoticeEvent<Words extends object, Name extends string>
  extends EventDefinition<Words, RefsSchema, Name> {
  mail?: undefined
}

/** What an event is notified with: what its notice says, and the refs of its mail. */
export type DataOf<Event extends EventDefinition> = WordsOf<Event> & RefsOf<Event>

type WordsOf<Event> = Event extends { notice?: { words(data: infer Words): unknown } } ? Words : object

type RefsOf<Event> = Event extends { mail?: undefined }
  ? object
  : Event extends { mail?: EventMail<infer Schema> }
    ? z.input<Schema>
    : object

interface EventMail<Schema extends RefsSchema> {
  /** What the mail says, for an admin who knows the product and not its code. */
  label: string
  refs: Schema
  /**
   * The law, money or the safety of the account require it, or its reader has just asked for it: it is also sent to
   * an address that bounced or complained, and nobody can switch it off.
   */
  isOwed?: true
  /** It asks for an answer or reports a decision: nobody can switch it off, although the group can be. */
  isAlwaysSent?: true
  /** Converts refs that an earlier version queued; null if they are none. */
  older?: ((storedPayload: unknown) => z.output<Schema> | null) | undefined
}

/** A positive number among the refs; earlier versions stored it as text. */
export const countRef = z.coerce.number<number>().int().positive()

/**
 * Defines an event. The words of a notice come from the data with which the event is notified; a mail is built later,
 * from its refs, by `builtBy`. The builder is separate, so that code that notifies need not import it. Where no import
 * cycle results, both are in one file.
 */
export function defineEvent<const Name extends string, Words extends object>(
  definition: NoticeEvent<Words, Name>,
): NoticeEvent<Words, Name>
export function defineEvent<
  const Name extends string,
  Schema extends RefsSchema,
  Words extends object = object,
>(
  definition: EventDefinition<Words, Schema, Name> & { mail: EventMail<Schema> },
): EventDefinition<Words, Schema, Name>
export function defineEvent(definition: EventDefinition): EventDefinition {
  return definition
}

/** Returns the deduplication key of what happened; `key` identifies it among the events of that name. */
export const eventKey = ({ name }: { name: string }, key: string): string => `${name}:${key}`

/**
 * Returns the registry's entry: the event with the builder of its mail, see `MailBuilder`. Stored refs of no known
 * version throw, so that the sending job fails visibly.
 */
export function builtBy<Name extends MailTemplate, Schema extends RefsSchema>(
  { name, group, notice, push, mail }: EventDefinition<never, Schema, Name>,
  build: (ctx: Ctx, refs: z.output<Schema>, to: string) => Promise<MailTemplates[Name] | null>,
): BuiltEvent<Name> {
  if (!mail) throw new Error(`the event ${name} has no mail`)
  const { label, refs, older, isOwed = false } = mail
  return {
    name,
    group,
    notice,
    push,
    mail: {
      label,
      group: group && !isOwed && !mail.isAlwaysSent ? switchableMails(group) : undefined,
      isOwed,
      build: async (ctx, storedPayload, to) => build(ctx, readStored(refs, storedPayload, older), to),
    },
  }
}

type Unbuilt<Event extends RegisteredEvent> = Exclude<MailTemplate, Extract<Event, { mail: unknown }>['name']>

/** Returns the list; a list that lacks the event of a mail template does not compile. */
export const everyEvent = <Event extends RegisteredEvent>(
  events: readonly Event[] & ([Unbuilt<Event>] extends [never] ? unknown : { withoutEvent: Unbuilt<Event> }),
): readonly RegisteredEvent[] => events
