import type { MailGroupName } from '@oficio/contracts/kernel/notice-groups'
import { z } from 'zod'
import type { Ctx, MailBuilder } from '../ctx'
import type { MailTemplate, MailTemplates } from '../mail-templates'
import { readStored } from '../read-stored'

/** What a message is made from when it is sent: ids above all, since personal data has its own tables. */
type Refs = Readonly<Record<string, string | number | null | undefined>>

type RefsSchema = z.ZodType<Refs, Refs>

/** A mail as whoever queues it knows it: its name, and what its text is made from. */
export interface MailDefinition<
  Template extends MailTemplate = MailTemplate,
  Schema extends RefsSchema = RefsSchema,
> {
  template: Template
  /** What it tells, for an admin who knows the product and not its code. */
  label: string
  refs: Schema
  /** Which of those that an account may switch off it belongs to; left out: it is always sent. */
  group?: MailGroupName
  /**
   * Law, money or the safety of the account demand it, or its reader asked for it a moment ago: so it goes also to an
   * address that mails came back from, or whose owner complained.
   */
  isOwed?: true
  /** Returns today's refs of what an earlier version of the site queued, or null where it is none of it either. */
  older?: ((stored: unknown) => z.output<Schema> | null) | undefined
}

/** A number above zero among the refs; earlier versions stored it as text. */
export const countRef = z.coerce.number<number>().int().positive()

/** Apart from what builds it, so that whoever queues it need not import that. Where nothing hinders, both stand together. */
export const defineMail = <Template extends MailTemplate, Schema extends RefsSchema>(
  definition: MailDefinition<Template, Schema>,
): MailDefinition<Template, Schema> => definition

/**
 * Returns what the registry lists: the mail with what builds it, as `MailBuilder` says. Stored refs that do not fit, in
 * no version, throw, so that the job that sends the message shows as failed.
 */
export function builtBy<Template extends MailTemplate, Schema extends RefsSchema>(
  { template, label, refs, older, group, isOwed }: MailDefinition<Template, Schema>,
  build: (ctx: Ctx, refs: z.output<Schema>, to: string) => Promise<MailTemplates[Template] | null>,
): MailBuilder<Template> {
  return {
    template,
    label,
    group,
    isOwed: isOwed ?? false,
    build: async (ctx, stored, to) => build(ctx, readStored(refs, stored, older), to),
  }
}

type Unbuilt<Builder extends MailBuilder> = Exclude<MailTemplate, Builder['template']>

/** Returns the list; one in which a template has no builder does not compile. */
export const everyMail = <Builder extends MailBuilder>(
  builders: readonly Builder[] &
    ([Unbuilt<Builder>] extends [never] ? unknown : { withoutBuilder: Unbuilt<Builder> }),
): readonly MailBuilder[] => builders
