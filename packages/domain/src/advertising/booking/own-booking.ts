import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { AdBooking } from '@oficio/db/generated/client'
import { type Actor, requireAccount } from '../../kernel/actor'

/**
 * Locks the row of a booking until the transaction ends and returns the booking, or null. Lock the payment intent
 * before.
 */
export async function lockBooking(tx: Tx, id: string): Promise<AdBooking | null> {
  await tx.$queryRaw`SELECT 1 FROM ad_bookings WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.adBooking.findUnique({ where: { id } })
}

/**
 * Locks and returns the caller's own booking. Throws unauthenticated, ad_booking_not_found also for another account's
 * booking.
 */
export async function lockOwnBooking(tx: Tx, actor: Actor, id: string): Promise<AdBooking> {
  const { userId } = requireAccount(actor)
  const booking = await lockBooking(tx, id)
  if (booking?.userId !== userId) throw new AppError('ad_booking_not_found')
  return booking
}
