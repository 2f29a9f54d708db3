import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { receiveNotificationEndpoint } from '@oficio/contracts/payments/endpoints'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import type { SignatureFault } from '../../kernel/payment-provider'
import { handleProviderNotificationJob } from './handle-provider-notification'

/**
 * Receives a notification of the provider. Its signature must be valid, at any age. Stores it and enqueues its job in
 * one transaction, then answers. The job never trusts the content: it only reads the named object from the provider.
 * A repeated notification gets the same answer and does nothing. The old kind without a signature (`topic` and `id`) is
 * answered and ignored. A refused notification is only counted. Throws notification_refused.
 */
export async function receiveNotification(
  ctx: Ctx,
  _actor: Actor,
  input: InputOf<typeof receiveNotificationEndpoint>,
): Promise<{ received: true }> {
  const dataId = input['data.id'] ?? null
  const requestId = input['x-request-id'] ?? null
  if (dataId === null && input.topic && input.id) return { received: true }
  const fault = ctx.payments.findSignatureFault({
    signature: input['x-signature'] ?? null,
    requestId,
    dataId,
  })
  if (fault || dataId === null || requestId === null) {
    ctx.log.warn({ fault }, 'a notification was refused')
    await countRefusal(ctx, fault ?? (dataId === null ? 'missing_data_id' : 'missing_request_id'))
    throw new AppError('notification_refused')
  }
  await store(ctx, { requestId, dataId, topic: input.type ?? input.topic ?? '' })
  return { received: true }
}

/** Deduplicates on the signed fields only, so that another topic does not make a second notification. */
async function store(
  ctx: Ctx,
  notification: { requestId: string; dataId: string; topic: string },
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
    const isCounted = await ctx.db.$executeRaw`
      UPDATE refused_notifications SET count = count + 1, last_at = greatest(last_at, ${now})
      WHERE (day, fault) IN (
        SELECT day, fault FROM refused_notifications
        WHERE day = ${day}::date AND fault = ${fault} FOR UPDATE SKIP LOCKED)`
    if (isCounted === 0)
      await ctx.db.$executeRaw`
        INSERT INTO refused_notifications (day, fault, count, last_at)
        VALUES (${day}::date, ${fault}, 1, ${now}) ON CONFLICT DO NOTHING`
  } catch (error) {
    ctx.log.error({ error }, 'a refused notification could not be counted')
  }
}
