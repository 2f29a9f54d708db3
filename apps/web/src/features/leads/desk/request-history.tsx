import { type HistoryEntry, isLive } from '@oficio/contracts/service-requests/shapes'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { Card } from '@/components/ui/card'
import { Timeline } from '@/components/ui/timeline'
import { historyReason, historyTitle } from './history-texts'

/** What happened since the request was filed, the latest first, as the holder of the lead may know it. */
export function RequestHistory({ history }: { history: readonly HistoryEntry[] | null }) {
  if (!history || history.length === 0) return null
  const items = history.map((entry, position) => ({
    id: `${position}-${entry.createdAt}`,
    title: historyTitle(entry),
    time: formatMoment(entry.createdAt),
    dateTime: entry.createdAt,
    description: historyReason(entry),
    tone: toneOf(entry, position === history.length - 1),
  }))
  return (
    <Card asChild>
      <section aria-labelledby="historial">
        <h2 id="historial" className="text-2xl">
          Historial
        </h2>
        <Timeline items={items.reverse()} className="mt-5" />
      </section>
    </Card>
  )
}

function toneOf({ toStatus }: HistoryEntry, isLatest: boolean): 'done' | 'current' | 'closed' {
  if (!isLatest) return 'done'
  return toStatus && !isLive(toStatus) ? 'closed' : 'current'
}
