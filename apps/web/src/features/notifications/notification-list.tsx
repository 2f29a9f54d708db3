import type { NotificationView } from '@oficio/contracts/notifications'
import { BellOff } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { NotificationItem } from './notification-item'

interface NotificationListProps {
  notifications: readonly NotificationView[]
  nowMs: number
}

/** All notices of an account, newest first. */
export function NotificationList({ notifications, nowMs }: NotificationListProps) {
  if (notifications.length === 0) {
    return (
      <EmptyState
        icon={BellOff}
        title="Todavía no tenés notificaciones"
        description="Acá vas a ver lo que pase con tus solicitudes y tus contactos. Lo importante también te llega por mail."
      />
    )
  }
  return (
    <Card asChild padding="none" className="overflow-hidden">
      <ul className="divide-y">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
