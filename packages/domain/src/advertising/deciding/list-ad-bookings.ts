import type { AdBookingForAdmin, AdBookingQuery, adBookingList } from '@oficio/contracts/advertising/deciding'
import { AppError } from '@oficio/contracts/errors'
import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { Prisma } from '@oficio/db/generated/client'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { holdsEveryWord } from '../../kernel/lists/conditions'
import { findPage, type ListSource } from '../../kernel/lists/find-page'
import { viewBookings, withBanner } from '../booking/view-bookings'

const source: ListSource<keyof typeof adBookingList.sorts> = {
  columns: Prisma.sql`booking.id`,
  from: Prisma.sql`ad_bookings booking JOIN users ON users.id = booking.user_id`,
  id: { value: Prisma.sql`booking.id`, type: 'uuid' },
  orders: {
    soonest: { key: { value: Prisma.sql`booking.start_date::text`, type: 'text' }, isDescending: false },
    newest: { key: { value: Prisma.sql`booking.created_at`, type: 'timestamptz' }, isDescending: true },
  },
}

/** Selects bookings with a banner that no admin has decided yet. */
const awaitsReview = Prisma.sql`booking.status = 'pending_review'
  AND EXISTS (SELECT FROM ad_banners banner WHERE banner.booking_id = booking.id)`

const states = {
  waiting: awaitsReview,
  approved: Prisma.sql`booking.status = 'approved'`,
  other: Prisma.sql`booking.status <> 'approved' AND NOT (${awaitsReview})`,
}

/** Returns a page of bookings; by default those with a banner to decide. */
export async function listAdBookings(
  ctx: Ctx,
  actor: Actor,
  { state = 'waiting', search, ...paging }: AdBookingQuery,
  take?: number,
): Promise<ListPage<AdBookingForAdmin>> {
  requireAdmin(actor)
  const conditions = [
    states[state],
    ...(search
      ? [holdsEveryWord(Prisma.sql`concat_ws(' ', users.username, users.email::text)`, search)]
      : []),
  ]
  const page = await findPage<{ id: string }, AdBookingQuery['sort']>(ctx, source, {
    conditions,
    ...paging,
    take,
  })
  return {
    rows: await load(
      ctx,
      page.rows.map(({ id }) => id),
    ),
    nextCursor: page.nextCursor,
  }
}

/** Returns one booking as an admin sees it. Throws ad_booking_not_found. */
export async function getAdBooking(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<AdBookingForAdmin> {
  requireAdmin(actor)
  const [booking] = await load(ctx, [id])
  if (!booking) throw new AppError('ad_booking_not_found')
  return booking
}

async function load(ctx: Ctx, ids: string[]): Promise<AdBookingForAdmin[]> {
  const bookings = await ctx.db.adBooking.findMany({ where: { id: { in: ids } }, include: withBanner })
  const users = await ctx.db.user.findMany({
    where: { id: { in: bookings.map(({ userId }) => userId) } },
    select: { id: true, username: true, email: true },
  })
  const views = await viewBookings(ctx, bookings)
  return ids.flatMap((id) => {
    const view = views.find((candidate) => candidate.id === id)
    const userId = bookings.find((candidate) => candidate.id === id)?.userId
    const advertiser = users.find((user) => user.id === userId)
    return view && advertiser ? [{ ...view, advertiser }] : []
  })
}
