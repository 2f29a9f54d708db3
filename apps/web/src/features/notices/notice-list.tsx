import type { NoticeView } from '@oficio/contracts/notices'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { NoticeGroups } from './notice-groups'

interface NoticeListProps {
  notices: readonly NoticeView[]
  nowMs: number
}

/** All notices of an account, grouped by request, newest first. */
export function NoticeList({ notices, nowMs }: NoticeListProps) {
  if (notices.length === 0) {
    return (
      <EmptyState
        drawing="nothingHere"
        title="Todavía no tenés notificaciones"
        description="Acá vas a ver lo que pase con tus solicitudes y tus contactos. Lo importante también te llega por email."
      />
    )
  }
  return (
    <Card padding="none" className="overflow-hidden">
      <NoticeGroups notices={notices} nowMs={nowMs} />
    </Card>
  )
}
