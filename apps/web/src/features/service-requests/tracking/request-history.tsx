import { type HistoryEntry, isLive } from '@oficio/contracts/service-requests/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Timeline } from '@/components/ui/timeline'
import { historyReason, historyTitle } from './history-texts'

/** What happened to the request, the latest first. */
export function RequestHistory({ history }: { history: readonly HistoryEntry[] }) {
  const items = history.map((entry, position) => ({
    id: `${position}-${entry.createdAt}`,
    title: historyTitle(entry),
    time: formatMoment(entry.createdAt),
    dateTime: entry.createdAt,
    description: historyReason(entry),
    tone: toneOf(entry, position === history.length - 1),
  }))
  return <Timeline items={items.reverse()} />
}

function toneOf({ toStatus }: HistoryEntry, isLatest: boolean): 'done' | 'current' | 'closed' {
  if (!isLatest) return 'done'
  return toStatus && !isLive(toStatus) ? 'closed' : 'current'
}
