import type { RemovedReview } from '@oficio/contracts/reviews/subjects'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDate } from '@oficio/contracts/text/format-date'
import { foldLink } from '@/components/ui/link-classes'

/** The removed reviews: their dates and the reasons, but not their texts. */
export function RemovedReviews({ removed }: { removed: readonly RemovedReview[] }) {
  if (removed.length === 0) return null
  return (
    <details className="mt-6 border-t pt-2">
      <summary className={foldLink}>{countOf(removed.length, 'reseña quitada', 'reseñas quitadas')}</summary>
      <ul className="space-y-2 text-muted-foreground">
        {removed.map(({ id, at, reason }) => (
          <li key={id} className="break-words">
            La quitó nuestro equipo el {formatDate(at)}: {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
