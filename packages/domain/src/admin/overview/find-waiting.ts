import { type Waiting, type WaitingKind, waitingKinds } from '@oficio/contracts/admin/overview'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Ctx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'
import { readNotificationHealth } from '../../payments/notifications/notification-health'
import { readWaitingUploads } from '../../photos/waiting-uploads'
import { countFailedJobs } from '../jobs/list-jobs'
import { countAttention } from '../payments/list-attention'
import { waitingSince } from '../professionals/waiting-since'

interface WaitingCount {
  count: number
  since: Date | null
  lastValidAt?: string | null
}

const counts: Record<WaitingKind, (ctx: Ctx) => Promise<WaitingCount>> = {
  'consumer-requests': async ({ db }) => {
    const open = await db.consumerRequest.aggregate({
      where: { status: 'open' },
      _count: true,
      _min: { dueAt: true },
    })
    return { count: open._count, since: open._min.dueAt }
  },
  'data-requests': async ({ db }) => {
    const open = await db.dataRequest.aggregate({
      where: { status: 'open' },
      _count: true,
      _min: { dueAt: true },
    })
    return { count: open._count, since: open._min.dueAt }
  },
  'held-requests': async ({ db, clock }) => {
    const heldRequests = await db.serviceRequest.aggregate({
      where: {
        heldBecause: 'site',
        confirmedAt: null,
        status: { in: [...liveStatuses] },
        createdAt: { gt: subDays(clock.now(), 1) },
      },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: heldRequests._count, since: heldRequests._min.createdAt }
  },
  payments: countAttention,
  notifications: countRefusedNotifications,
  uploads: async (ctx) => {
    const { ratio, isAlarming } = await readWaitingUploads(ctx)
    return { count: Math.round(ratio * 100), since: isAlarming ? ctx.clock.now() : null }
  },
  'failed-jobs': countFailedJobs,
  professionals: async ({ db }) => {
    const [row] = await db.$queryRaw<WaitingCount[]>`
      SELECT count(*)::int AS count, min(${waitingSince}) AS since
      FROM professionals p WHERE p.status = 'pending_approval'`
    return row ?? { count: 0, since: null }
  },
  'ad-banners': async ({ db }) => {
    const [row] = await db.$queryRaw<WaitingCount[]>`
      SELECT count(*)::int AS count, min(banner.updated_at) AS since
      FROM ad_bookings booking JOIN ad_banners banner ON banner.booking_id = booking.id
      WHERE booking.status = 'pending_review'`
    return row ?? { count: 0, since: null }
  },
  'contact-messages': async ({ db }) => {
    const messages = await db.contactMessage.aggregate({
      where: { status: 'open' },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: messages._count, since: messages._min.createdAt }
  },
  'review-reports': async ({ db }) => {
    const reports = await db.reviewReport.aggregate({
      where: { outcome: null },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: reports._count, since: reports._min.createdAt }
  },
  'held-reviews': async ({ db }) => {
    const reviews = await db.review.aggregate({
      where: { standing: 'waiting' },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: reviews._count, since: reviews._min.createdAt }
  },
  'lead-reports': async ({ db }) => {
    const reports = await db.leadReport.aggregate({
      where: { status: 'pending' },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: reports._count, since: reports._min.createdAt }
  },
}

/** Counts refused notifications only if they indicate a wrong secret, because anyone can send invalid ones. */
async function countRefusedNotifications(ctx: Ctx): Promise<WaitingCount> {
  const { isSecretDoubtful, unannouncedPayments, refusedSinceYesterday, lastRefusedAt, lastValidAt } =
    await readNotificationHealth(ctx)
  const isWrong = isSecretDoubtful || unannouncedPayments > 0
  if (!isWrong || refusedSinceYesterday === 0 || lastRefusedAt === null) return { count: 0, since: null }
  return { count: refusedSinceYesterday, since: new Date(lastRefusedAt), lastValidAt }
}

/** Returns the kinds of items that wait for an admin, most urgent first, without empty kinds. */
export async function findWaiting(ctx: Ctx): Promise<Waiting[]> {
  const waiting = await Promise.all(
    waitingKinds.map(async (kind) => {
      const { since, ...rest } = await counts[kind](ctx)
      return since === null ? [] : [{ kind, ...rest, since: since.toISOString() }]
    }),
  )
  return waiting.flat()
}
