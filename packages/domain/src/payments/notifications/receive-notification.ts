import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { NotificationTopicName } from '@oficio/contracts/kernel/notification-topics'
import type { receiveNotificationEndpoint } from '@oficio/contracts/payments/endpoints'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import type { SignatureFault } from '../../kernel/payment-provider'
import { atProvider } from '../../kernel/provider-key'
import { handleProviderNotificationJob } from './handle-provider-notification'

/**
 * Receives a notification of a provider. Its signature must be valid, at any age. Stores it and enqueues its job in
 * one transaction, then answers. The job never trusts the content: it only reads the named object from the provider.
 * A repeated notification gets the same answer and does nothing. A refused notification is only counted. Throws
 * notification_refused, for an unknown provider too.
 */
export async function receiveNotification(
  siteCtx: Ctx,
  _actor: Actor,
  { provider, ...parts }: InputOf<typeof receiveNotificationEndpoint>,
): Promise<{ received: true }> {
  const { payments, otherPayments } = siteCtx
  if (![payments, ...otherPayments].some(({ name }) => name === provider))
    throw new AppError('notification_refused')
  const ctx = atProvider(siteCtx, { provider })
  const reading = ctx.payments.readNotification(parts)
  if (reading.kind === 'ignored') return { received: true }
  if (reading.kind === 'refused') {
    const { fault } = reading
    ctx.log.warn({ fault }, 'a notification was refused')
    await countRefusal(ctx, fault)
    throw new AppError('notification_refused')
  }
  const { topic, requestId, dataId } = reading
  await store(ctx, { requestId, dataId, topic })
  return { received: true }
}

/** Deduplicates on the signed fields only, so that another topic does not make a second notification. */
async function store(
  ctx: Ctx,
  notification: { requestId: string; dataId: string; topic: NotificationTopicName },
): Promise<void> {
  const id = ctx.ids.next()
  await ctx.transaction(async (ctx) => {
    const { count } = await ctx.db.providerNotification.createMany({
      data: [{ id, provider: ctx.payments.name, ...notification, receivedAt: ctx.clock.now() }],
      skipDuplicates: true,
    })
    if (count === 0) return
    await enqueueJob(ctx.db, handleProviderNotificationJob, { notificationId: id })
  })
}

/**
 * Adds a refused notification to the counter of its day. Adds no row per refusal and waits for no lock, because anyone
 * can send such notifications; of concurrent ones only some are counted. Logs errors instead of throwing them, because
 * the sender gets the same answer.
 */
async function countRefusal(ctx: Ctx, fault: SignatureFault): Promise<void> {
  try {
    const now = ctx.clock.now()
    const day = calendarDay(now)
    const provider = ctx.payments.name
    const isCounted = await ctx.db.$executeRaw`
      UPDATE refused_notifications SET count = count + 1, last_at = greatest(last_at, ${now})
      WHERE (provider, day, fault) IN (
        SELECT provider, day, fault FROM refused_notifications
        WHERE provider = ${provider} AND day = ${day}::date AND fault = ${fault} FOR UPDATE SKIP LOCKED)`
    if (isCounted === 0)
      await ctx.db.$executeRaw`
        INSERT INTO refused_notifications (provider, day, fault, count, last_at)
        VALUES (${provider}, ${day}::date, ${fault}, 1, ${now}) ON CONFLICT DO NOTHING`
  } catch (error) {
    ctx.log.error({ error }, 'a refused notification could not be counted')
  }
}
