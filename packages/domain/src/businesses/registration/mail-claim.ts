import { limits } from '@oficio/contracts/limits'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { businessClaimMail } from '../mails'

/** Mails the link by which the owner of a mailbox takes the account that was made for a business. */
export const mailClaim = (ctx: TxCtx, { to, linkId }: { to: string; linkId: string }): Promise<void> =>
  queueMail(ctx, businessClaimMail, { to, dedupeKey: `business-claim:${linkId}`, refs: { linkId } })

export const claimMinutes = limits.businessClaimDays * 24 * 60
