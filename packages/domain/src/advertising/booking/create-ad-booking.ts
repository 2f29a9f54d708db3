import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import type { AdBookingView, createAdBookingEndpoint } from '@oficio/contracts/advertising/bookings'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { AdBooking } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import { type Actor, requireAccount } from '../../kernel/actor'
import { connectionHashOfActor } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { refuseOtherPrice } from '../../payments/checkout/open-checkout'
import { dateOf, dayOf } from '../ad-dates'
import { priceBooking } from './price-booking'
import { findTaken, lapseHolds, lockSpace } from './taken-days'
import { type Booker, lockBooker, refuseManyUnpaid } from './unpaid-bookings'
import { viewBooking } from './view-bookings'

type Input = InputOf<typeof createAdBookingEndpoint>

/**
 * Reserves a space for a payer for half an hour (docs/product.md, 'Advertising'). Returns the existing booking for an
 * equal one, after a second click or a return from paying. Throws validation_failed, price_changed, ad_dates_taken,
 * too_many_ad_holds.
 */
export async function createAdBooking(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<{ booking: AdBookingView }> {
  const { userId } = requireAccount(actor)
  const booker = { userId, connectionHash: connectionHashOfActor(ctx, actor) }
  const booking = await ctx.transaction(async (ctx) => {
    const amountCentavos = await priceBooking(ctx, input)
    refuseOtherPrice(input.totalAmount, amountCentavos / 100)
    await lockBooker(ctx.db, booker)
    await lockSpace(ctx.db, input.spaceId)
    await lapseHolds(ctx.db, ctx.clock.now(), input)
    const takenBookings = await findTaken(ctx.db, input, ctx.clock.now())
    const same = takenBookings.find((other) => isSame(other, { ...input, userId, amountCentavos }))
    if (same) return same
    if (takenBookings.length > 0) throw new AppError('ad_dates_taken')
    await refuseManyUnpaid(ctx, booker)
    return insert(ctx, booker, input, amountCentavos)
  })
  return { booking: await viewBooking(ctx, booking.id) }
}

function isSame(
  booking: AdBooking,
  {
    userId,
    combinationId,
    startDate,
    endDate,
    amountCentavos,
  }: Input & { userId: string; amountCentavos: number },
): boolean {
  const hasSameDays = dayOf(booking.startDate) === startDate && dayOf(booking.endDate) === endDate
  return (
    booking.userId === userId &&
    hasSameDays &&
    booking.combinationId === combinationId &&
    booking.amountCentavos === amountCentavos
  )
}

const insert = (
  { db, ids, clock }: TxCtx,
  booker: Booker,
  { spaceId, combinationId, startDate, endDate }: Input,
  amountCentavos: number,
): Promise<AdBooking> =>
  db.adBooking.create({
    data: {
      id: ids.next(),
      ...booker,
      spaceId,
      combinationId,
      startDate: dateOf(startDate),
      endDate: dateOf(endDate),
      amountCentavos,
      heldUntil: addMinutes(clock.now(), adLimits.holdMinutes),
      createdAt: clock.now(),
    },
  })
