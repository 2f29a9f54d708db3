import type { MailGroupName } from '@oficio/contracts/kernel/mail-groups'
import type { Ctx } from '../ctx'
import type { MailContent } from '../mail-templates'
import { optOutUrl } from './opt-out-link'

/** A message as it is sent. */
export interface BuiltMail {
  content: MailContent
  /** Where its reader switches such mails off; null for those that are always sent. */
  optOutUrl: string | null
}

/**
 * Returns what a stored message says now; null when it has become pointless, or its reader does not
 * want such mails. Throws on an unknown template and on refs
 * that it cannot be made from.
 */
export async function buildMail(
  ctx: Ctx,
  { template, refs, to }: { template: string; refs: unknown; to: string },
): Promise<BuiltMail | null> {
  const builder = ctx.registry.mails.find((mail) => mail.template === template)
  if (!builder) throw new Error(`no builder for mail template ${template}`)
  const reader = builder.group ? await findReader(ctx, to) : null
  if (builder.group && reader?.mutedMails.includes(builder.group)) return null
  const props = await builder.build(ctx, refs, to)
  if (!props) return null
  return {
    // The type of a builder ties its props to its template; found by name, the two are no pair to the compiler any more.
    content: { template: builder.template, props } as MailContent,
    optOutUrl: reader && builder.group ? linkFor(ctx, { ...reader, group: builder.group }) : null,
  }
}

interface Reader {
  id: string
  email: string
  mutedMails: string[]
}

/** Only whoever has shown that the mailbox is theirs may switch off what is mailed there. */
const findReader = (ctx: Ctx, to: string): Promise<Reader | null> =>
  ctx.db.user.findFirst({
    where: { email: to, emailVerifiedAt: { not: null }, closedAt: null },
    select: { id: true, email: true, mutedMails: true },
  })

const linkFor = (ctx: Ctx, { id: userId, email, group }: Reader & { group: MailGroupName }) =>
  optOutUrl(ctx, { userId, email, group })
