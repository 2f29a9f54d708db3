import type { AdminNotification } from '@oficio/contracts/admin/payments/intent'
import type { NotificationTopicName } from '@oficio/contracts/kernel/notification-topics'
import type { Ctx } from '../../kernel/ctx'

interface PaymentName {
  topic: NotificationTopicName
  ids: readonly (string | null)[]
}

/** Returns the notifications of the provider that named one of those, newest first (at most 50). */
export async function listNotifications(
  ctx: Ctx,
  { provider }: { provider: string },
  payments: readonly PaymentName[],
): Promise<AdminNotification[]> {
  const rows = await ctx.db.providerNotification.findMany({
    where: {
      provider,
      OR: payments.map(({ topic, ids }) => ({ topic, dataId: { in: ids.filter((id) => id !== null) } })),
    },
    orderBy: { id: 'desc' },
    take: 50,
  })
  return rows.map(({ id, requestId, topic, dataId, receivedAt, handledAt }) => ({
    id,
    requestId,
    topic,
    dataId,
    receivedAt: receivedAt.toISOString(),
    handledAt: handledAt?.toISOString() ?? null,
  }))
}
