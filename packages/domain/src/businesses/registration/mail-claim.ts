import { limits } from '@oficio/contracts/limits'
import type { TxCtx } from '../../kernel/ctx'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { businessClaimEvent } from '../events'

/**
 * Mails the link with which the mailbox owner claims the account created for a business. `connectionHash` is the
 * connection of the caller who entered the address, or null for a reminder.
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
