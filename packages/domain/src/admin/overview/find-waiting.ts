import { type Waiting, type WaitingKind, waitingKinds } from '@oficio/contracts/admin/overview'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Ctx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'
import { readNotificationHealth } from '../../payments/notifications/notification-health'
import { readWaitingUploads } from '../../photos/waiting-uploads'
import { countFailedJobs } from '../jobs/list-jobs'
import { countAttention } from '../payments/list-attention'

interface Counted {
  count: number
  since: Date | null
  lastValidAt?: string | null
}

const counts: Record<WaitingKind, (ctx: Ctx) => Promise<Counted>> = {
  'consumer-requests': async ({ db }) => {
    const found = await db.consumerRequest.aggregate({
      where: { status: 'open' },
      _count: true,
      _min: { dueAt: true },
    })
    return { count: found._count, since: found._min.dueAt }
  },
  'data-requests': async ({ db }) => {
    const found = await db.dataRequest.aggregate({
      where: { status: 'open' },
      _count: true,
      _min: { dueAt: true },
    })
    return { count: found._count, since: found._min.dueAt }
  },
  'held-requests': async ({ db, clock }) => {
    const found = await db.serviceRequest.aggregate({
      where: {
        heldBecause: 'site',
        confirmedAt: null,
        status: { in: [...liveStatuses] },
        createdAt: { gt: subDays(clock.now(), 1) },
      },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: found._count, since: found._min.createdAt }
  },
  payments: countAttention,
  notifications: countRefusedNotifications,
  uploads: async (ctx) => {
    const { ratio, isAlarming } = await readWaitingUploads(ctx)
    return { count: Math.round(ratio * 100), since: isAlarming ? ctx.clock.now() : null }
  },
  'failed-jobs': countFailedJobs,
  professionals: async ({ db }) => {
    // Those of earlier versions were never handed in by themselves.
    const [found] = await db.$queryRaw<Counted[]>`
      SELECT count(*)::int AS count, min(coalesce(submitted_at, created_at)) AS since
      FROM professionals WHERE status = 'pending_approval'`
    return found ?? { count: 0, since: null }
  },
  'ad-banners': async ({ db }) => {
    const [found] = await db.$queryRaw<Counted[]>`
      SELECT count(*)::int AS count, min(banner.updated_at) AS since
      FROM ad_bookings booking JOIN ad_banners banner ON banner.booking_id = booking.id
      WHERE booking.status = 'pending_review'`
    return found ?? { count: 0, since: null }
  },
  'contact-messages': async ({ db }) => {
    const found = await db.contactMessage.aggregate({
      where: { status: 'open' },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: found._count, since: found._min.createdAt }
  },
  'review-reports': async ({ db }) => {
    const found = await db.reviewReport.aggregate({
      where: { outcome: null },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: found._count, since: found._min.createdAt }
  },
  'held-reviews': async ({ db }) => {
    const found = await db.review.aggregate({
      where: { standing: 'waiting' },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: found._count, since: found._min.createdAt }
  },
  'lead-reports': async ({ db }) => {
    const found = await db.leadReport.aggregate({
      where: { status: 'pending' },
      _count: true,
      _min: { createdAt: true },
    })
    return { count: found._count, since: found._min.createdAt }
  },
}

/** Only while they point to a wrong secret: a stranger's attempts wait for nobody. */
async function countRefusedNotifications(ctx: Ctx): Promise<Counted> {
  const { isSecretDoubtful, unannouncedPayments, refusedSinceYesterday, lastRefusedAt, lastValidAt } =
    await readNotificationHealth(ctx)
  const isWrong = isSecretDoubtful || unannouncedPayments > 0
  if (!isWrong || refusedSinceYesterday === 0 || lastRefusedAt === null) return { count: 0, since: null }
  return { count: refusedSinceYesterday, since: new Date(lastRefusedAt), lastValidAt }
}

/** Returns what waits for a decision, the gravest first; what there is none of is left out. */
export async function findWaiting(ctx: Ctx): Promise<Waiting[]> {
  const found = await Promise.all(
    waitingKinds.map(async (kind) => {
      const { since, ...rest } = await counts[kind](ctx)
      return since === null ? [] : [{ kind, ...rest, since: since.toISOString() }]
    }),
  )
  return found.flat()
}
