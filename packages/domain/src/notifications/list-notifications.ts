import { AppError } from '@oficio/contracts/errors'
import type { NotificationView } from '@oficio/contracts/notifications'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'

/** Returns the account's newest notices and how many of all are unread. */
export async function listNotifications(
  ctx: Ctx,
  actor: Actor,
  input: { limit: number },
): Promise<{ unreadCount: number; notifications: NotificationView[] }> {
  const { userId } = actor
  if (!userId) throw new AppError('unauthenticated')
  const [unreadCount, rows] = await Promise.all([
    ctx.db.notification.count({ where: { userId, readAt: null } }),
    ctx.db.notification.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: input.limit }),
  ])
  const notifications = rows.map(({ id, type, title, body, href, createdAt, readAt }) => ({
    id,
    type,
    title,
    body,
    href,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }))
  return { unreadCount, notifications }
}
