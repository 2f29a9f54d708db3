import { z } from 'zod'
import type { Ctx } from '../ctx'
import type { MailContent } from './templates'

const stored = z.object({ template: z.string(), refs: z.record(z.string(), z.string()) })

/** Returns what a stored message says now; null when it has become pointless. Throws on an unknown template. */
export async function buildMail(
  ctx: Ctx,
  mail: { template: string; refs: unknown; to: string },
): Promise<MailContent | null> {
  const { template, refs } = stored.parse(mail)
  const builder = Object.entries(ctx.registry.mails).find(([name]) => name === template)?.[1]
  if (!builder) throw new Error(`no builder for mail template ${template}`)
  return builder(ctx, refs, mail.to)
}
