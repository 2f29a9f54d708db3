import { type Waiting, type WaitingKind, waitingKinds } from '@oficio/contracts/admin/overview'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Ctx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'
import { readNotificationHealth } from '../../payments/notifications/notification-health'
import { readWaitingUploads } from '../../photos/waiting-uploads'
import { countFailedJobs } from '../jobs/list-jobs'
import { countAttention } from '../payments/list-attention'
import { countWaiting, type QueuePart, queueSources } from '../queue/queue-sources'

interface QueueCount {
  count: number
  since: Date | null
  lastValidAt?: string | null
}

const counts: Record<Exclude<WaitingKind, QueuePart>, (ctx: Ctx) => Promise<QueueCount>> = {
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
}

const isQueuePart = (kind: WaitingKind): kind is QueuePart => kind in queueSources

/** Counts refused notifications only if they indicate a wrong secret, because anyone can send invalid ones. */
async function countRefusedNotifications(ctx: Ctx): Promise<QueueCount> {
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
      const { since, ...rest } = await (isQueuePart(kind) ? countWaiting(ctx, kind) : counts[kind](ctx))
      return since === null ? [] : [{ kind, ...rest, since: since.toISOString() }]
    }),
  )
  return waiting.flat()
}
