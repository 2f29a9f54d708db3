import { getContext } from '@oficio/context/context'
import { listNotifications } from '@oficio/domain/notifications/list-notifications'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { MarkAllRead } from '@/features/notifications/mark-all-read'
import { NotificationList } from '@/features/notifications/notification-list'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: 'Notificaciones' }

/** Enough for months; older ones have nothing left to say. */
const mostShown = 200

export default async function Page() {
  await requirePage(page.access)
  const ctx = getContext()
  const { unreadCount, notifications } = await listNotifications(ctx, await getActor(), { limit: mostShown })
  return (
    <Container width="form" className="pb-16">
      {unreadCount > 0 && <MarkAllRead />}
      <PageHeader title="Notificaciones" description={unreadText(unreadCount)} />
      <NotificationList notifications={notifications} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
}

function unreadText(count: number): string {
  if (count === 0) return 'Ya leíste todo.'
  return count === 1 ? 'Tenés 1 sin leer.' : `Tenés ${count} sin leer.`
}
