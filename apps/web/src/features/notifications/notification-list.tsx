import type { NotificationView } from '@oficio/contracts/notifications'
import { BellOff } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { NoticeGroups } from './notice-groups'

interface NotificationListProps {
  notifications: readonly NotificationView[]
  nowMs: number
}

/** All notices of an account, by request, the newest first. */
export function NotificationList({ notifications, nowMs }: NotificationListProps) {
  if (notifications.length === 0) {
    return (
      <EmptyState
        icon={BellOff}
        title="Todavía no tenés notificaciones"
        description="Acá vas a ver lo que pase con tus solicitudes y tus contactos. Lo importante también te llega por email."
      />
    )
  }
  return (
    <Card padding="none" className="overflow-hidden">
      <NoticeGroups notices={notifications} nowMs={nowMs} />
    </Card>
  )
}
