import type { HistoryEntry } from '@oficio/contracts/service-requests/shapes'
import { Card } from '@/components/ui/card'
import { RequestHistory } from '../../service-requests/tracking/request-history'
import { historyTitle } from './history-texts'

/** What happened since the request was filed, as the holder of the lead may know it. */
export function LeadHistory({ history }: { history: readonly HistoryEntry[] | null }) {
  if (!history || history.length === 0) return null
  return (
    <Card asChild>
      <section aria-labelledby="historial">
        <h2 id="historial" className="text-2xl">
          Historial
        </h2>
        <RequestHistory history={history} titleOf={historyTitle} className="mt-5" />
      </section>
    </Card>
  )
}
