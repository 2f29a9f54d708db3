import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { bookingFeeKind } from '@oficio/contracts/advertising/booking-fee'
import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { AdBooking } from '@oficio/db/generated/client'
import { addDays, differenceInSeconds } from 'date-fns'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { subDays } from '../../kernel/time/days'

/** The account that books, and the connection that it books from; null if the call has no address. */
export type Booker = Pick<AdBooking, 'userId' | 'connectionHash'>

/** Serialises the bookings of one account and of one connection, so that each sees the unpaid ones before it. */
export const lockBooker = (tx: Tx, { userId, connectionHash }: Booker): Promise<void> =>
  lockNames(tx, 'ad-booker', [userId, connectionHash])

/**
 * Limits the unpaid bookings of 24 hours for each account and each connection, because each keeps others out of its
 * days. A cancelled or expired booking counts too, so that nobody books again and again. A paid booking does not. The
 * caller must hold the lock of `lockBooker`. Throws too_many_ad_holds, with the time until the next booking is allowed.
 */
export async function refuseManyUnpaid(ctx: TxCtx, { userId, connectionHash }: Booker): Promise<void> {
  const { emailVerifiedAt } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { emailVerifiedAt: true },
  })
  const ofAccount = emailVerifiedAt ? adLimits.unpaidBookings : adLimits.unpaidBookingsUnproven
  const unpaid = await findUnpaid(ctx, { userId, connectionHash })
  refuseBeyond(
    ctx,
    unpaid.filter((booking) => booking.userId === userId),
    ofAccount,
  )
  if (connectionHash === null) return
  refuseBeyond(
    ctx,
    unpaid.filter((booking) => booking.connectionHash === connectionHash),
    adLimits.unpaidBookingsPerConnection,
  )
}

type UnpaidBooking = Booker & Pick<AdBooking, 'createdAt'>

/** Returns the unpaid bookings of the account and of the connection, newest first. */
const findUnpaid = (
  { db, clock }: TxCtx,
  { userId, connectionHash }: Booker,
): Promise<UnpaidBooking[]> => db.$queryRaw<UnpaidBooking[]>`
  SELECT user_id AS "userId", connection_hash AS "connectionHash", created_at AS "createdAt"
  FROM ad_bookings booking
  WHERE (user_id = ${userId}::uuid OR connection_hash = ${connectionHash}) AND created_at > ${countedSince(clock.now())}
    AND NOT EXISTS (
      SELECT 1 FROM payment_intents intent JOIN payment_effects effect ON effect.intent_id = intent.id
      WHERE intent.kind = ${bookingFeeKind} AND intent.subject_id = booking.id)
  ORDER BY created_at DESC`

function refuseBeyond(ctx: TxCtx, unpaid: readonly UnpaidBooking[], max: number): void {
  const oldest = unpaid[max - 1]
  if (!oldest) return
  const freeAt = addDays(oldest.createdAt, 1)
  throw new AppError('too_many_ad_holds', {
    retryAfterSeconds: Math.max(1, differenceInSeconds(freeAt, ctx.clock.now(), { roundingMethod: 'ceil' })),
  })
}

const countedSince = (now: Date): Date => subDays(now, 1)

/** Deletes the connections of bookings that no longer count. */
export async function forgetConnections({ db, clock }: Ctx): Promise<void> {
  await db.adBooking.updateMany({
    where: { connectionHash: { not: null }, createdAt: { lte: countedSince(clock.now()) } },
    data: { connectionHash: null },
  })
}
