import type { MailGroupName } from '@oficio/contracts/kernel/notice-groups'
import { z } from 'zod'
import type { Ctx, MailBuilder } from '../ctx'
import type { MailTemplate, MailTemplates } from '../mail-templates'
import { readStored } from '../read-stored'

/** The refs from which a message is built when it is sent: mostly ids, because personal data has its own tables. */
type Refs = Readonly<Record<string, string | number | null | undefined>>

type RefsSchema = z.ZodType<Refs, Refs>

/** A mail as the code that queues it sees it: its name and its refs. */
export interface MailDefinition<
  Template extends MailTemplate = MailTemplate,
  Schema extends RefsSchema = RefsSchema,
> {
  template: Template
  /** What the mail says, for an admin who knows the product and not its code. */
  label: string
  refs: Schema
  /** The group by which an account may switch it off; absent: it is always sent. */
  group?: MailGroupName
  /**
   * The law, money or the safety of the account require it, or its reader has just asked for it: it is also sent to
   * an address that bounced or complained.
   */
  isOwed?: true
  /** Converts refs that an earlier version queued; null if they are none. */
  older?: ((storedPayload: unknown) => z.output<Schema> | null) | undefined
}

/** A positive number among the refs; earlier versions stored it as text. */
export const countRef = z.coerce.number<number>().int().positive()

/**
 * Separate from the builder, so that code that queues the mail need not import it. Where no import cycle results,
 * both are in one file.
 */
export const defineMail = <Template extends MailTemplate, Schema extends RefsSchema>(
  definition: MailDefinition<Template, Schema>,
): MailDefinition<Template, Schema> => definition

/**
 * Returns the registry's entry: the mail with its builder, see `MailBuilder`. Stored refs of no known version throw,
 * so that the sending job fails visibly.
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
    build: async (ctx, storedPayload, to) => build(ctx, readStored(refs, storedPayload, older), to),
  }
}

type Unbuilt<Builder extends MailBuilder> = Exclude<MailTemplate, Builder['template']>

/** Returns the list; a list that lacks the builder of a template does not compile. */
export const everyMail = <Builder extends MailBuilder>(
  builders: readonly Builder[] &
    ([Unbuilt<Builder>] extends [never] ? unknown : { withoutBuilder: Unbuilt<Builder> }),
): readonly MailBuilder[] => builders
