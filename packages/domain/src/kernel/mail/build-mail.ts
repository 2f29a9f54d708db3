import { z } from 'zod'
import { authMails } from '../../accounts/mails'
import { leadMails } from '../../leads/mails'
import { paymentMails } from '../../payments/mails'
import { professionalMails } from '../../professionals/mails'
import { serviceRequestMails } from '../../service-requests/mails'
import { subscriptionMails } from '../../subscriptions/mails'
import { consumerRequestMails } from '../../support/consumer-requests/mails'
import type { Ctx } from '../ctx'
import type { MailContent, MailTemplate } from './templates'

/**
 * Makes the text's data from ids, or returns null when there is nothing left to say, or `to` is not the person's
 * address any more: what carries a secret must not go to whom it was once addressed.
 */
export type MailBuilder = (ctx: Ctx, refs: Record<string, string>, to: string) => Promise<MailContent | null>

const builders: Record<MailTemplate, MailBuilder> = {
  ...serviceRequestMails,
  ...leadMails,
  ...authMails,
  ...consumerRequestMails,
  ...paymentMails,
  ...subscriptionMails,
  ...professionalMails,
}

const stored = z.object({ template: z.string(), refs: z.record(z.string(), z.string()) })

/** Returns what a stored message says now; null when it has become pointless. Throws on an unknown template. */
export async function buildMail(
  ctx: Ctx,
  mail: { template: string; refs: unknown; to: string },
): Promise<MailContent | null> {
  const { template, refs } = stored.parse(mail)
  const builder = Object.entries(builders).find(([name]) => name === template)?.[1]
  if (!builder) throw new Error(`no builder for mail template ${template}`)
  return builder(ctx, refs, mail.to)
}
