import { type DataRequestForAdmin, dataRequestStatusTexts } from '@oficio/contracts/support/data-requests'
import { Badge } from '@/components/ui/badge'
import { DueClock } from '../../due-clock'

interface DataStateProps {
  request: DataRequestForAdmin
  nowMs: number
}

/** The time left of the legal deadline while it runs, else the status of the request. */
export function DataState({ request: { status, dueAt }, nowMs }: DataStateProps) {
  if (status === 'open' && dueAt) return <DueClock dueAt={dueAt} nowMs={nowMs} />
  return <Badge tone={status === 'done' ? 'success' : 'muted'}>{dataRequestStatusTexts[status]}</Badge>
}
