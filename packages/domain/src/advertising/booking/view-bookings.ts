import { bookingFeeKind } from '@oficio/contracts/advertising/booking-fee'
import { adBookingStateOn } from '@oficio/contracts/advertising/booking-states'
import type { AdBookingView } from '@oficio/contracts/advertising/bookings'
import { adDays } from '@oficio/contracts/advertising/price'
import { adSpaceName, findAdCombination, findAdSpace } from '@oficio/contracts/advertising/spaces'
import { AppError } from '@oficio/contracts/errors'
import type { RefundState } from '@oficio/contracts/payments/refund-texts'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { refundStateOf } from '../../payments/ledger/payment-state'
import { viewPhoto } from '../../photos/photo-keys'
import { dayOf } from '../ad-dates'
import { isCancellable } from './is-cancellable'

export const withBanner = { banner: { include: { photo: true } } } satisfies Prisma.AdBookingInclude
type Loaded = Prisma.AdBookingGetPayload<{ include: typeof withBanner }>

/** Returns one booking. Call it only for a caller who may see it. Throws ad_booking_not_found. */
export async function viewBooking(ctx: Ctx, id: string): Promise<AdBookingView> {
  const booking = await ctx.db.adBooking.findUnique({ where: { id }, include: withBanner })
  const [view] = booking ? await viewBookings(ctx, [booking]) : []
  if (!view) throw new AppError('ad_booking_not_found')
  return view
}

/** Returns the bookings as their advertiser and the admins see them. */
export async function viewBookings(ctx: Ctx, bookings: readonly Loaded[]): Promise<AdBookingView[]> {
  const now = ctx.clock.now()
  const refunds = await findRefunds(
    ctx.db,
    bookings.map(({ id }) => id),
  )
  return bookings.map((booking) => {
    const { id, status, heldUntil } = booking
    const days = { startDate: dayOf(booking.startDate), endDate: dayOf(booking.endDate) }
    const isLapsed = status === 'pending_payment' && heldUntil <= now
    const shownStatus = isLapsed ? 'expired' : status
    const canCancel = !isLapsed && isCancellable(booking, now)
    return {
      id,
      spaceId: booking.spaceId,
      spaceName: adSpaceName(booking.spaceId),
      slot: findAdSpace(booking.spaceId)?.slot ?? null,
      combinationId: booking.combinationId,
      combinationName: findAdCombination(booking.combinationId)?.name ?? '',
      ...days,
      days: adDays(days.startDate, days.endDate),
      totalAmount: booking.amountCentavos / 100,
      state: adBookingStateOn({ status: shownStatus, ...days }, calendarDay(now)),
      heldUntil: shownStatus === 'pending_payment' ? heldUntil.toISOString() : null,
      canCancel,
      isRefundable: canCancel && status !== 'pending_payment',
      reason: booking.reason,
      refundState: refunds.get(id) ?? null,
      banner: booking.banner && viewBanner(ctx, booking.banner),
      createdAt: booking.createdAt.toISOString(),
    }
  })
}

function viewBanner(ctx: Ctx, banner: NonNullable<Loaded['banner']>): AdBookingView['banner'] {
  const { id, title, description, targetUrl, version, photo } = banner
  return { id, title, description, targetUrl, version, picture: viewPhoto(ctx, photo) }
}

/** Returns the refund state of each refunded booking, by booking id. */
async function findRefunds(tx: Tx, ids: string[]): Promise<Map<string, RefundState>> {
  const refunds = await tx.refund.findMany({
    where: { amountCentavos: null, payment: { intent: { kind: bookingFeeKind, subjectId: { in: ids } } } },
    orderBy: { createdAt: 'asc' },
    include: { payment: { include: { intent: { select: { subjectId: true } } } } },
  })
  return new Map(
    refunds.flatMap((refund) => {
      const state = refundStateOf(refund.payment, refund)
      return refund.payment.intent && state ? [[refund.payment.intent.subjectId, state] as const] : []
    }),
  )
}
