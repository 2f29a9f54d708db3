import { type NoticeGroupName, switchableMails } from '@oficio/contracts/kernel/notice-groups'
import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { z } from 'zod'
import type { BuiltEvent, Ctx, PushTerms, RegisteredEvent } from '../ctx'
import type { MailTemplate, MailTemplates } from '../mail-templates'
import { readStored } from '../read-stored'
import type { EventTexts } from './event-texts'

/**
 * The refs from which a mail is built when it is sent. They are mostly ids, because personal data has its own tables.
 */
type Refs = Readonly<Record<string, string | number | null | undefined>>

export type RefsSchema = z.ZodType<Refs, Refs>

/** The text of a notice in the list of an account and on its devices. */
export interface NoticeWords {
  title: string
  body: string
  /** A path of this site. */
  href: string
  /** The service request that the notice is about. Lists show the start of its description. */
  requestId?: string
}

/**
 * An event of which people are notified. Its noun defines the content for each channel; an omitted channel sends
 * nothing.
 */
export interface EventDefinition<
  Words extends object = object,
  Schema extends RefsSchema = RefsSchema,
  Name extends string = string,
> extends EventTexts {
  /** The template of its mail, if it has one. Also the first part of the deduplication key. */
  name: Name
  /** The group of preferences with which an account switches channels off. If absent, the event is always delivered. */
  group?: NoticeGroupName
  /** The notice in the list of the account. It is also pushed to its devices. */
  notice?: {
    kind: NoticeKind
    words(data: Words): NoticeWords
  }
  push?: PushTerms
  mail?: EventMail<Schema>
}

/** An event without a mail. The registry lists it unchanged, because it needs no builder. */
interface NoticeEvent<Words extends object, Name extends string>
  extends EventDefinition<Words, RefsSchema, Name> {
  mail?: undefined
}

/** The data of a notification: the data for the text of its notice, and the refs of its mail. */
export type DataOf<Event extends EventDefinition> = WordsOf<Event> & RefsOf<Event>

type WordsOf<Event> = Event extends { notice?: { words(data: infer Words): unknown } } ? Words : object

type RefsOf<Event> = Event extends { mail?: undefined }
  ? object
  : Event extends { mail?: EventMail<infer Schema> }
    ? z.input<Schema>
    : object

interface EventMail<Schema extends RefsSchema> {
  /** Describes the mail to an admin who knows the product but not its code. */
  label: string
  refs: Schema
  /**
   * The mail is required by law, by money or by the safety of the account, or the reader has just requested it. It is
   * also sent to an address that bounced or complained. Nobody can switch it off.
   */
  isOwed?: true
  /**
   * The mail asks for an answer or reports a decision. Nobody can switch the mail off, although the group can be
   * switched off.
   */
  isAlwaysSent?: true
  /** All other mails are sent first. For mails to many people that nobody waits for. */
  canWait?: true
  /** Converts refs that an earlier version stored. Returns null for any other refs. */
  older?: ((storedPayload: unknown) => z.output<Schema> | null) | undefined
}

/** A positive number among the refs. Also accepts text, because earlier versions stored it as text. */
export const countRef = z.coerce.number<number>().int().positive()

/**
 * Defines an event. The text of its notice is made from the data of the notification; its mail is built later from its
 * refs, by `builtBy`. The builder is separate, so that code that notifies need not import it. Keep both in one file
 * unless that causes an import cycle.
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

/** Returns the deduplication key of an event; `key` identifies it among the events with that name. */
export const eventKey = ({ name }: { name: string }, key: string): string => `${name}:${key}`

/**
 * Returns an event with the builder of its mail (see `MailBuilder`), for the registry. The builder throws on stored
 * refs of no known version, so that the sending job fails visibly.
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

/** Returns the list unchanged. A list that lacks the event of a mail template does not compile. */
export const everyEvent = <Event extends RegisteredEvent>(
  events: readonly Event[] & ([Unbuilt<Event>] extends [never] ? unknown : { withoutEvent: Unbuilt<Event> }),
): readonly RegisteredEvent[] => events
