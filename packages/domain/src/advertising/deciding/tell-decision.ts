import type { AdBooking } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { adApprovedEvent, adRejectedEvent } from '../events'

const decisions = { approved: adApprovedEvent, rejected: adRejectedEvent } as const

/** Notifies the advertiser of the admin's decision. */
export const tellDecision = (
  ctx: TxCtx,
  { id, userId, spaceId }: AdBooking,
  decision: keyof typeof decisions,
): Promise<void> => notify(ctx, decisions[decision], { userId, key: id, data: { adBookingId: id, spaceId } })
