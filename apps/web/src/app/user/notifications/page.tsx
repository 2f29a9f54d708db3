import { pages } from '@oficio/contracts/pages'
import { listNotifications } from '@oficio/domain/notifications/list-notifications'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { MarkAllRead } from '@/features/notifications/mark-all-read'
import { NotificationList } from '@/features/notifications/notification-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.notifications, { title: 'Notificaciones' })

/** Enough for months; older ones have nothing left to say. */
const mostShown = 200

export default page(pages.notifications, async ({ ctx, actor }) => {
  const { unreadCount, notifications } = await listNotifications(ctx, actor, { limit: mostShown })
  return (
    <Container width="form" className="pb-16">
      {unreadCount > 0 && <MarkAllRead />}
      <PageHeader title="Notificaciones" description={unreadText(unreadCount)} />
      <NotificationList notifications={notifications} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
})

function unreadText(count: number): string {
  if (count === 0) return 'Ya leíste todo.'
  return count === 1 ? 'Tenés 1 sin leer.' : `Tenés ${count} sin leer.`
}
