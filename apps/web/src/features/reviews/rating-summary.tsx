import { limits } from '@oficio/contracts/limits'
import { hasAverage, type RatingSummary } from '@oficio/contracts/reviews/subjects'
import { countOf } from '@oficio/contracts/text/count-of'
import { Icon } from '@/components/ui/icon'
import { formatRating } from '@/lib/formats/format-rating'

/**
 * The average and the number of reviews for each number of stars. Shows only the count while there are too few reviews
 * for an average.
 */
export function RatingSummaryBox({ rating: { average, count, byStars } }: { rating: RatingSummary }) {
  if (!hasAverage(count))
    return (
      <p className="mt-4 text-muted-foreground">
        {countOf(count, 'reseña', 'reseñas')} por ahora. El promedio se muestra a partir de{' '}
        {limits.reviewsForAverage}.
      </p>
    )
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card bg-muted p-5 tiny:p-4">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="font-display text-5xl font-semibold tabular-nums">{formatRating(average)}</span>
        <span className="text-muted-foreground">de 5, {countOf(count, 'reseña', 'reseñas')}</span>
      </p>
      <ul className="min-w-0 grow basis-48 space-y-1 text-sm">
        {byStars
          .map((number, position) => ({ stars: position + 1, number }))
          .toReversed()
          .map(({ stars, number }) => (
            <li key={stars} className="flex items-center gap-2">
              <span className="inline-flex shrink-0 items-center gap-1 tabular-nums">
                {stars}
                <span className="sr-only">{stars === 1 ? ' estrella' : ' estrellas'}:</span>
                <Icon name="star" className="size-3.5 fill-star text-star" />
              </span>
              <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-skeleton">
                <span className="block h-full bg-star" style={{ width: `${(100 * number) / count}%` }} />
              </span>
              <span className="min-w-6 text-right tabular-nums">{number}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
