import { limits } from '@oficio/contracts/limits'
import type { TxCtx } from '../../kernel/ctx'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { businessClaimEvent } from '../events'

/**
 * Mails the link by which the owner of a mailbox takes the account that was made for a business. The connection is that
 * of the caller who typed the address; null for a reminder.
 */
export async function mailClaim(
  ctx: TxCtx,
  { to, linkId }: { to: string; linkId: string },
  connectionHash: string | null,
): Promise<void> {
  const recipient = { email: to, key: linkId, data: { linkId } }
  await notifyUnproven(ctx, businessClaimEvent, recipient, connectionHash)
}

export const claimMinutes = limits.businessClaimDays * 24 * 60
