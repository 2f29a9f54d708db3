import type { Ctx } from '../ctx'
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
  const builder = ctx.registry.mails.find((mail) => mail.template === template)
  if (!builder) throw new Error(`no builder for mail template ${template}`)
  const { group } = builder
  const reader = group ? await findMailReader(ctx, to) : null
  if (group && reader?.muted.has(group)) return null
  const props = await builder.build(ctx, refs, to)
  if (!props) return null
  return {
    // A builder's type ties its props to its template; after the lookup by name the compiler no longer knows the
    // pair.
    content: { template: builder.template, props } as MailContent,
    optOutUrl: group ? optOutUrl(ctx, { id: reader?.userId ?? id, email: to, group }) : null,
  }
}
