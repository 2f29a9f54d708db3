import { cancelReasonTexts, type HistoryEntry, isLive } from '@oficio/contracts/service-requests/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Timeline } from '@/components/ui/timeline'

interface RequestHistoryProps {
  history: readonly HistoryEntry[]
  /** What happened, told to whoever reads it. */
  titleOf: (entry: HistoryEntry) => string
  /** Why the fee of an urgent request went back; left out where that is none of the reader's business. */
  refundTextOf?: (reason: string | null) => string | null
  className?: string
}

/** What happened to a request, the latest first. */
export function RequestHistory({ history, titleOf, refundTextOf, className = '' }: RequestHistoryProps) {
  const items = history.map((entry, position) => ({
    id: `${position}-${entry.createdAt}`,
    title: titleOf(entry),
    time: formatMoment(entry.createdAt),
    dateTime: entry.createdAt,
    description: entry.type === 'urgency_refunded' ? (refundTextOf?.(entry.reason) ?? null) : reasonOf(entry),
    tone: toneOf(entry, position === history.length - 1),
  }))
  return <Timeline items={items.reverse()} className={className} />
}

const reasonOf = ({ reason }: HistoryEntry): string | null => reason && (cancelReasonTexts[reason] ?? reason)

function toneOf({ toStatus }: HistoryEntry, isLatest: boolean): 'done' | 'current' | 'closed' {
  if (!isLatest) return 'done'
  return toStatus && !isLive(toStatus) ? 'closed' : 'current'
}
