import type { Ctx } from '../ctx'
import type { MailContent } from '../mail-templates'
import { findMailReader } from './mail-reader'
import { optOutUrl } from './opt-out-link'

/** A message as it is sent. */
interface BuiltMail {
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
  { id, template, refs, to }: { id: string; template: string; refs: unknown; to: string },
): Promise<BuiltMail | null> {
  const builder = ctx.registry.mails.find((mail) => mail.template === template)
  if (!builder) throw new Error(`no builder for mail template ${template}`)
  const { group } = builder
  const reader = group ? await findMailReader(ctx, to) : null
  if (group && reader?.muted.has(group)) return null
  const props = await builder.build(ctx, refs, to)
  if (!props) return null
  return {
    // The type of a builder ties its props to its template; found by name, the two are no pair to the compiler any more.
    content: { template: builder.template, props } as MailContent,
    optOutUrl: group ? optOutUrl(ctx, { id: reader?.userId ?? id, email: to, group }) : null,
  }
}
