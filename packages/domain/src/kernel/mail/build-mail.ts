import type { MailGroupName } from '@oficio/contracts/kernel/mail-groups'
import type { Ctx } from '../ctx'
import type { MailContent } from '../mail-templates'

/**
 * Returns what a stored message says now; null when it has become pointless, or its reader does not
 * want such mails. Throws on an unknown template and on refs
 * that it cannot be made from.
 */
export async function buildMail(
  ctx: Ctx,
  { template, refs, to }: { template: string; refs: unknown; to: string },
): Promise<MailContent | null> {
  const builder = ctx.registry.mails.find((mail) => mail.template === template)
  if (!builder) throw new Error(`no builder for mail template ${template}`)
  if (builder.group && (await isUnwanted(ctx, to, builder.group))) return null
  const props = await builder.build(ctx, refs, to)
  // The type of a builder ties its props to its template; found by name, the two are no pair to the compiler any more.
  return props && ({ template: builder.template, props } as MailContent)
}

/** Only whoever has shown that the mailbox is theirs may switch off what is mailed there. */
async function isUnwanted(ctx: Ctx, to: string, group: MailGroupName): Promise<boolean> {
  const owner = { email: to, emailVerifiedAt: { not: null }, closedAt: null }
  return (await ctx.db.user.count({ where: { ...owner, mutedMails: { has: group } } })) > 0
}
