import { z } from 'zod'
import type { Ctx } from '../context/ctx'
import { enqueueJob } from '../jobs/enqueue-job'
import { forEachId } from '../jobs/for-each-id'
import type { Job } from '../jobs/job'
import { syncCharge } from '../subscriptions/sync-charge'
import { syncSubscription } from '../subscriptions/sync-subscription'
import { syncPayment } from './sync-payment'

export const handleNotificationJobName = 'handle-provider-notification'

/** What each topic is about. Others are taken and forgotten. */
const handlers: Record<string, (ctx: Ctx, dataId: string) => Promise<unknown>> = {
  payment: (ctx, id) => syncPayment(ctx, id, 'notification'),
  subscription_preapproval: (ctx, id) => syncSubscription(ctx, { providerId: id }),
  subscription_authorized_payment: (ctx, id) => syncCharge(ctx, id),
}

/** Asks the provider about what a notification named. An id that is not known there, or not ours, changes nothing. */
export async function handleNotification(ctx: Ctx, notificationId: string): Promise<void> {
  const notification = await ctx.db.providerNotification.findUnique({ where: { id: notificationId } })
  if (!notification || notification.handledAt) return
  const handler = Object.entries(handlers).find(([topic]) => topic === notification.topic)?.[1]
  await handler?.(ctx, notification.dataId)
  await ctx.db.providerNotification.update({
    where: { id: notificationId },
    data: { handledAt: ctx.clock.now() },
  })
}

export const handleNotificationJob: Job<{ notificationId: string }> = {
  name: handleNotificationJobName,
  payload: z.object({ notificationId: z.uuid() }),
  run: (ctx, { notificationId }) => handleNotification(ctx, notificationId),
}

const patienceMs = 30 * 60_000
/** What could not be handled by then is left for a person to look at. */
const triedDays = 3
const keptDays = 90

/** Enqueues anew what was stored and not handled, and forgets what is long past. The clock runs it. */
export async function tendNotifications(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now().getTime()
  await ctx.db.providerNotification.deleteMany({
    where: { receivedAt: { lt: new Date(now - keptDays * 86_400_000) } },
  })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.providerNotification.findMany({
        where: {
          handledAt: null,
          receivedAt: { lt: new Date(now - patienceMs), gt: new Date(now - triedDays * 86_400_000) },
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.db.$transaction((tx) =>
        enqueueJob(
          tx,
          handleNotificationJobName,
          { notificationId: id },
          // One try, since the clock comes again: a provider that is away is not run down.
          { key: `notification:${id}`, maxAttempts: 1 },
        ),
      ),
  })
}
