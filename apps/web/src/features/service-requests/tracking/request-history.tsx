import { cancelReasonTexts, type HistoryEntry, isLive } from '@oficio/contracts/service-requests/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Timeline } from '@/components/ui/timeline'

interface RequestHistoryProps {
  history: readonly HistoryEntry[]
  /** Returns the title of an entry, worded for the reader. */
  titleOf: (entry: HistoryEntry) => string
  /** Returns why the fee of an urgent request was refunded; absent if the reader must not know. */
  refundTextOf?: (reason: string | null) => string | null
  className?: string
}

/** The history of a request, newest first. */
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
