import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { receiveNotificationEndpoint } from '@oficio/contracts/payments/endpoints'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { enqueueJob } from '../jobs/enqueue-job'
import { handleNotificationJobName } from './handle-notification'

/**
 * Takes a notification: it must be signed with our secret, fresh, and not have been taken before. It is stored and its
 * job enqueued in one transaction, and answered at once; what it says is not believed, only asked about. The old kind
 * without signature (`topic` and `id`) is answered and forgotten. Throws notification_refused.
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
    now: ctx.clock.now(),
  })
  if (fault || dataId === null || requestId === null) {
    ctx.log.warn({ fault, topic: input.type }, 'a notification was refused')
    throw new AppError('notification_refused')
  }
  const isNew = await store(ctx, { requestId, dataId, topic: input.type ?? input.topic ?? '' })
  // The provider gives every attempt an id of its own, so the same one twice is somebody's recording.
  if (!isNew) throw new AppError('notification_refused')
  return { received: true }
}

async function store(
  ctx: Ctx,
  notification: { requestId: string; dataId: string; topic: string },
): Promise<boolean> {
  const id = ctx.ids.next()
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.providerNotification.createMany({
      data: [{ id, ...notification, receivedAt: ctx.clock.now() }],
      skipDuplicates: true,
    })
    if (count === 0) return false
    await enqueueJob(tx, handleNotificationJobName, { notificationId: id }, { key: `notification:${id}` })
    return true
  })
}
