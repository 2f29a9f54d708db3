import { limits } from '@oficio/contracts/limits'
import { subMinutes } from 'date-fns'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { atTimes, defineJob, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { subDays } from '../../kernel/time/days'
import { askAboutUnknown } from './unknown-news'

export const handleProviderNotificationJob = defineJob({
  name: 'handle-provider-notification',
  label: 'Procesar un aviso de Mercado Pago',
  payload: z.object({ notificationId: z.uuid() }),
  keyOf: ({ notificationId }) => `notification:${notificationId}`,
})

/**
 * Asks the provider about what a notification named. An id that is not known there, or not ours, changes nothing. About
 * ids that are not known here so many questions are asked in an hour; what is left over stays stored, and the clock comes
 * back to it.
 */
export async function handleProviderNotification(ctx: Ctx, notificationId: string): Promise<void> {
  const notification = await ctx.db.providerNotification.findUnique({ where: { id: notificationId } })
  if (!notification || notification.handledAt) return
  const { dataId, topic } = notification
  const topicDefinition = ctx.registry.notificationTopics.find((definition) => definition.topic === topic)
  if (topicDefinition) {
    const ask = () => topicDefinition.ask(ctx, dataId)
    const isKnown = await topicDefinition.isKnown(ctx, dataId)
    if (isKnown) await ask()
    else if (!(await askAboutUnknown(ctx, notificationId, ask))) return
  }
  await ctx.db.providerNotification.update({
    where: { id: notificationId },
    data: { handledAt: ctx.clock.now() },
  })
}

export const handleProviderNotificationHandler = handledBy(
  handleProviderNotificationJob,
  (ctx, { notificationId }) => handleProviderNotification(ctx, notificationId),
)

const patienceMinutes = 30
/** What could not be handled by then is left for a person to look at. */
const triedDays = 3

/** Enqueues stored notifications that were not handled, and deletes old ones. The clock runs it. */
export async function tendNotifications(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const keptSince = subDays(now, limits.keptNewsDays)
  await ctx.db.providerNotification.deleteMany({ where: { receivedAt: { lt: keptSince } } })
  await ctx.db.refusedNotifications.deleteMany({ where: { lastAt: { lt: keptSince } } })
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.providerNotification.findMany({
        where: {
          handledAt: null,
          receivedAt: { lt: subMinutes(now, patienceMinutes), gt: subDays(now, triedDays) },
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.transaction((ctx) =>
        // One try, since the clock comes again: a provider that is away is not run down.
        enqueueJob(ctx.db, handleProviderNotificationJob, { notificationId: id }, { maxAttempts: 1 }),
      ),
  })
}

export const tendNotificationsClock = atTimes(
  { name: 'tend-notifications', label: 'Reintentar avisos de Mercado Pago', at: '*/10 * * * *' },
  tendNotifications,
)
