import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { providerName } from '@oficio/contracts/text/provider-name'
import { subHours, subMinutes } from 'date-fns'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import { atTimes, defineJob, handledBy } from '../../kernel/jobs/define-job'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { lockWhole } from '../../kernel/lock-names'
import { atProvider } from '../../kernel/provider-key'
import { subDays } from '../../kernel/time/days'

export const handleProviderNotificationJob = defineJob({
  name: 'handle-provider-notification',
  label: `Procesar un aviso de ${providerName}`,
  payload: z.object({ notificationId: z.uuid() }),
  keyOf: ({ notificationId }) => `notification:${notificationId}`,
})

/**
 * Syncs the object that a notification names. Ignores an id that is unknown to the provider or not ours. Checks only a
 * limited number of ids per hour that are unknown here; the clock retries the rest later.
 */
export async function handleProviderNotification(siteCtx: Ctx, notificationId: string): Promise<void> {
  const notification = await siteCtx.db.providerNotification.findUnique({ where: { id: notificationId } })
  if (!notification || notification.handledAt) return
  const ctx = atProvider(siteCtx, notification)
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
/** After this time an unhandled notification is left to an admin. */
const triedDays = 3

/** Enqueues unhandled notifications again and deletes old ones. The clock runs it. */
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
        // One attempt, because the clock retries: more would flood a failing provider.
        enqueueJob(ctx.db, handleProviderNotificationJob, { notificationId: id }, { maxAttempts: 1 }),
      ),
  })
}

export const tendNotificationsClock = atTimes(
  { name: 'tend-notifications', label: `Reintentar avisos de ${providerName}`, at: '*/10 * * * *' },
  tendNotifications,
)

/**
 * Runs `ask` for an id that is unknown here, within the hourly limit. Returns whether it ran. If the id proves to be
 * ours, or the provider does not answer, the check does not count towards the limit.
 */
async function askAboutUnknown(
  ctx: Ctx,
  notificationId: string,
  ask: () => Promise<boolean>,
): Promise<boolean> {
  if (!(await reserveUnknownCheck(ctx, notificationId))) {
    ctx.log.warn({ notificationId }, 'too many notifications about unknown ids: this one waits')
    return false
  }
  let isOurs = true
  try {
    isOurs = await ask()
  } finally {
    if (isOurs) await releaseUnknownCheck(ctx, notificationId)
  }
  return true
}

/**
 * Counts one check towards the hourly limit; returns false if the limit is reached. A lock serialises concurrent jobs.
 */
function reserveUnknownCheck(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await lockWhole(ctx.db, 'unknown-news')
    const now = ctx.clock.now()
    const since = subHours(now, 1)
    const unknownCount = await ctx.db.providerNotification.count({
      where: { unknownAt: { gt: since }, id: { not: id } },
    })
    if (unknownCount >= serverLimits.unknownNewsPerHour) return false
    await ctx.db.providerNotification.update({ where: { id }, data: { unknownAt: now } })
    return true
  })
}

async function releaseUnknownCheck(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.providerNotification.update({ where: { id }, data: { unknownAt: null } })
}
