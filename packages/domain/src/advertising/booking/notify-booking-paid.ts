import type { AdBooking } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { adBookedEvent } from '../events'

/** Notifies the advertiser that the days are booked and the banner is missing. */
export const notifyBookingPaid = (ctx: TxCtx, { id, userId, spaceId }: AdBooking): Promise<void> =>
  notify(ctx, adBookedEvent, { userId, key: id, data: { adBookingId: id, spaceId } })
