import { limits } from '@oficio/contracts/limits'
import type { TxCtx } from '../../kernel/ctx'
import { queueUnprovenMail } from '../../kernel/mail/unproven-mails'
import { businessClaimMail } from '../mails'

/**
 * Mails the link by which the owner of a mailbox takes the account that was made for a business. The connection is that
 * of the caller who typed the address; null for a reminder.
 */
export async function mailClaim(
  ctx: TxCtx,
  { to, linkId }: { to: string; linkId: string },
  connectionHash: string | null,
): Promise<void> {
  const mail = { to, dedupeKey: `business-claim:${linkId}`, refs: { linkId } }
  await queueUnprovenMail(ctx, businessClaimMail, mail, connectionHash)
}

export const claimMinutes = limits.businessClaimDays * 24 * 60
