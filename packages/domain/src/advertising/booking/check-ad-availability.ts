import type { checkAdAvailabilityEndpoint } from '@oficio/contracts/advertising/bookings'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { dayOf } from '../ad-dates'
import { priceBooking } from './price-booking'
import { findTaken } from './taken-days'

/** Returns whether a space is free on all those days, the taken days, and the price. Throws validation_failed. */
export async function checkAdAvailability(
  ctx: Ctx,
  _actor: Actor,
  input: InputOf<typeof checkAdAvailabilityEndpoint>,
): Promise<ResponseOf<typeof checkAdAvailabilityEndpoint>> {
  const amountCentavos = await priceBooking(ctx, input)
  const takenBookings = await findTaken(ctx.db, input, ctx.clock.now())
  const available = takenBookings.length === 0
  return {
    success: true,
    available,
    existingBookings: takenBookings.map(({ startDate, endDate }) => ({
      startDate: dayOf(startDate),
      endDate: dayOf(endDate),
    })),
    message: available ? 'Los días están libres.' : 'Alguno de esos días ya está tomado.',
    totalAmount: amountCentavos / 100,
  }
}
