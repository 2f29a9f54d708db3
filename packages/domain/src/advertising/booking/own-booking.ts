import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { AdBooking } from '@oficio/db/generated/client'
import { type Actor, requireAccount } from '../../kernel/actor'

/**
 * Returns a booking with its row locked until the transaction ends, or null. A caller that also locks its intent does
 * so before.
 */
export async function lockBooking(tx: Tx, id: string): Promise<AdBooking | null> {
  await tx.$queryRaw`SELECT 1 FROM ad_bookings WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.adBooking.findUnique({ where: { id } })
}

/** Returns the caller's own booking, locked. Throws unauthenticated, ad_booking_not_found also for another's. */
export async function lockOwnBooking(tx: Tx, actor: Actor, id: string): Promise<AdBooking> {
  const { userId } = requireAccount(actor)
  const booking = await lockBooking(tx, id)
  if (booking?.userId !== userId) throw new AppError('ad_booking_not_found')
  return booking
}
