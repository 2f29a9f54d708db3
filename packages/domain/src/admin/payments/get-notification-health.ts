import type { NotificationHealth } from '@oficio/contracts/payments/notification-health'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { readNotificationHealth } from '../../payments/notifications/notification-health'

/** Returns whether Mercado Pago's notifications are accepted. Throws unauthenticated, forbidden. */
export async function getNotificationHealth(ctx: Ctx, actor: Actor): Promise<NotificationHealth> {
  requireAdmin(actor)
  return readNotificationHealth(ctx)
}
