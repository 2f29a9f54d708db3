import type {
  AdBookingForAdmin,
  approveAdBannerEndpoint,
  rejectAdBannerEndpoint,
} from '@oficio/contracts/advertising/deciding'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { AdBookingStatus } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { todaysDate } from '../ad-dates'
import { lockBooking } from '../booking/own-booking'
import { returnPayment } from '../booking/return-payment'
import { getAdBooking } from './list-ad-bookings'
import { tellDecision } from './tell-decision'

/** Approves a banner as an admin. Throws ad_booking_not_found, ad_banner_changed. */
export const approveAdBanner = (
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof approveAdBannerEndpoint>,
): Promise<AdBookingForAdmin> => decide(ctx, actor, input, { status: 'approved', from: ['pending_review'] })

/**
 * Rejects a banner as an admin, even an approved one, and refunds the payment. Throws ad_booking_not_found,
 * ad_banner_changed.
 */
export const rejectAdBanner = (
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof rejectAdBannerEndpoint>,
): Promise<AdBookingForAdmin> =>
  decide(ctx, actor, input, { status: 'rejected', from: ['pending_review', 'approved'] })

interface Decision {
  status: 'approved' | 'rejected'
  from: readonly AdBookingStatus[]
}

/**
 * Applies the first of two concurrent decisions, cancellations or banner changes, because the second refers to an
 * outdated state. After the last day nothing can be decided.
 */
async function decide(
  ctx: Ctx,
  actor: Actor,
  { id, version, reason }: { id: string; version: number; reason?: string },
  { status, from }: Decision,
): Promise<AdBookingForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const booking = await lockBooking(ctx.db, id)
    if (!booking) throw new AppError('ad_booking_not_found')
    const banner = await ctx.db.adBanner.findUnique({ where: { bookingId: id } })
    const isOver = booking.endDate < todaysDate(ctx.clock.now())
    if (isOver || !from.includes(booking.status) || banner?.version !== version)
      throw new AppError('ad_banner_changed')
    await ctx.db.adBooking.update({
      where: { id },
      data: { status, reason: reason ?? null, decidedById: adminId, decidedAt: ctx.clock.now() },
    })
    // The new version makes an admin read the approval before rejecting an approved banner.
    await ctx.db.adBanner.update({ where: { bookingId: id }, data: { version: { increment: 1 } } })
    await purgePages(ctx.db, [pageTags.shownBanners])
    if (status === 'rejected') await returnPayment(ctx, id, 'ad_rejected')
    await tellDecision(ctx, booking, status)
    await recordAudit(ctx, {
      adminId,
      action: `ad-${status}`,
      subject: auditSubject('ad-booking', id),
      data: { reason: reason ?? null },
    })
  })
  return getAdBooking(ctx, actor, { id })
}
