import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { bookingFeeKind } from '@oficio/contracts/advertising/booking-fee'
import { type AdReturnReason, adReturnReasons } from '@oficio/contracts/advertising/return-reasons'
import { AppError } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import type { CommonReturnReason } from '@oficio/contracts/payments/refund-texts'
import { addMinutes } from 'date-fns'
import { type Actor, userIdOf } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import type { CheckoutAnswer } from '../../payments/checkout/open-checkout'
import { startCheckout } from '../../payments/checkout/start-checkout'
import type { PaymentKindDefinition } from '../../payments/payment-kind'
import { dayOf, todaysDate } from '../ad-dates'
import { notifyBookingPaid } from './notify-booking-paid'
import { lockBooking, lockOwnBooking } from './own-booking'
import { restoreBooking } from './restore-booking'
import { findTaken, lapseHolds, lockSpace } from './taken-days'

/**
 * The payment kind for bookings of advertising spaces (docs/product.md, 'Advertising'). A payment after the booking's
 * half hour still counts if its days are free; otherwise it is refunded.
 */
export const adBookingKind: PaymentKindDefinition<AdReturnReason> = {
  kind: bookingFeeKind,
  title: 'Espacio de publicidad',
  // Each booking has a price of its own.
  priceArs: async () => null,
  async grant(ctx, { subjectId }) {
    const booking = await ctx.db.adBooking.findUnique({ where: { id: subjectId } })
    if (!booking) return 'not_fulfilled'
    await lockSpace(ctx.db, booking.spaceId)
    return grantBooking(ctx, subjectId)
  },
  async takeBack(ctx, { subjectId }) {
    // A rejected or cancelled booking is refunded because of that decision, and a booking whose days are over was used.
    await ctx.db.adBooking.updateMany({
      where: {
        id: subjectId,
        status: { in: ['pending_review', 'approved'] },
        endDate: { gte: todaysDate(ctx.clock.now()) },
      },
      data: { status: 'cancelled' },
    })
    await purgePages(ctx.db, [pageTags.shownBanners])
  },
  restore: restoreBooking,
  start: (ctx, actor, { subjectId, amount }) =>
    subjectId === undefined ? null : startBookingPayment(ctx, actor, { id: subjectId, amount }),
  async isOwnerOf(ctx, actor, { subjectId }) {
    const userId = userIdOf(actor)
    return userId !== null && (await ctx.db.adBooking.count({ where: { id: subjectId, userId } })) > 0
  },
  async view(ctx, _actor, { subjectId }) {
    const booking = await ctx.db.adBooking.findUnique({ where: { id: subjectId } })
    return {
      says: {
        done:
          booking?.status === 'cancelled'
            ? 'Esta reserva ya se cerró.'
            : 'Los días son tuyos. Ahora subí tu banner: lo revisamos antes de mostrarlo.',
        over: booking && isPayable(booking.status) ? null : 'Esta reserva ya se cerró.',
        next: 'los días quedan reservados para vos',
        link: { text: 'Subí tu banner', path: paths.ownAdBooking(subjectId) },
        startPath: paths.ownAdBooking(subjectId),
      },
      subject: booking && { bookingId: booking.id, status: booking.status },
      isUsed: true,
    }
  },
  async adminSubject(_ctx, { subjectId }) {
    return { term: 'Reserva', title: 'Espacio de publicidad', path: paths.adminAd(subjectId) }
  },
  returnReasons: adReturnReasons,
  /** The account's current address; for a closed account, the address that it paid with. */
  async returnedTo(ctx, { userId }) {
    const where = { id: userId ?? '', closedAt: null }
    return userId ? ctx.db.user.findUnique({ where, select: { email: true } }) : null
  },
  payerErasedBy: 'ledger',
  nextAfterReturn: async (ctx) => ({
    text: 'Ver mis reservas',
    url: new URL(paths.ownAdBookings(), ctx.site.origin).toString(),
  }),
}

const isPayable = (status: string): boolean => status === 'pending_payment' || status === 'expired'

/** Grants a paid booking its days, or returns a refund reason. The caller holds the space's lock. */
async function grantBooking(ctx: TxCtx, id: string): Promise<AdReturnReason | CommonReturnReason | null> {
  const booking = await lockBooking(ctx.db, id)
  if (!booking) return 'not_fulfilled'
  if (booking.status === 'cancelled') return 'ad_cancelled'
  if (!isPayable(booking.status)) return 'second_payment'
  const { spaceId, startDate, endDate } = booking
  const days = { spaceId, startDate: dayOf(startDate), endDate: dayOf(endDate) }
  // Other lapsed bookings block nothing.
  const otherBookings = (await findTaken(ctx.db, days, ctx.clock.now())).filter((other) => other.id !== id)
  if (otherBookings.length > 0) return 'ad_dates_taken'
  await lapseHolds(ctx.db, ctx.clock.now(), days)
  await ctx.db.adBooking.update({ where: { id }, data: { status: 'pending_review' } })
  await notifyBookingPaid(ctx, booking)
  return null
}

/**
 * Opens the payment page of the caller's own booking, or returns the page that is already open. Throws
 * ad_booking_not_found, ad_hold_over, nothing_to_pay, price_changed, payment_held, payment_in_review, and the port's
 * errors.
 */
function startBookingPayment(
  ctx: Ctx,
  actor: Actor,
  { id, amount }: { id: string; amount: number | undefined },
): Promise<CheckoutAnswer> {
  return startCheckout(ctx, actor, {
    kind: bookingFeeKind,
    amount,
    async order(ctx) {
      const booking = await lockOwnBooking(ctx.db, actor, id)
      const isLapsed = booking.status === 'pending_payment' && booking.heldUntil <= ctx.clock.now()
      if (isLapsed || booking.status === 'expired') throw new AppError('ad_hold_over')
      if (booking.status !== 'pending_payment') throw new AppError('nothing_to_pay')
      const { email } = await ctx.db.user.findUniqueOrThrow({
        where: { id: booking.userId },
        select: { email: true },
      })
      return {
        subject: { type: bookingFeeKind, id },
        amountCentavos: booking.amountCentavos,
        payerEmail: email,
        returnPath: paths.paymentStatus(),
        expiresAt: addMinutes(booking.heldUntil, adLimits.latePaymentMinutes),
      }
    },
  })
}
