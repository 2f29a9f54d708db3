import type { NotificationKind } from '@oficio/contracts/notifications'
import type { TxCtx } from '../ctx'

interface NewNotification {
  userId: string
  type: NotificationKind
  title: string
  body: string
  /** A path of the site. */
  href: string
  /** The service request that it is about; the lists name it in the client's words. */
  requestId?: string
  /** One row for one happening, however often the job runs. */
  dedupeKey: string
}

/** Puts notices into the accounts' lists; those that are there already are left alone. */
export async function notifyAccounts(ctx: TxCtx, notifications: NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  const createdAt = ctx.clock.now()
  await ctx.db.notification.createMany({
    data: notifications.map((notification) => ({ id: ctx.ids.next(), ...notification, createdAt })),
    skipDuplicates: true,
  })
}
