import { limits } from '@oficio/contracts/limits'
import { type Rating, ratings } from '@oficio/contracts/reviews/endpoints'
import { reviewsPart } from '@oficio/contracts/reviews/page-parts'
import { hasAverage, type RatingSummary } from '@oficio/contracts/reviews/subjects'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatRating } from '@/lib/formats/format-rating'
import { StarBars } from './star-bars'

interface RatingSummaryBoxProps {
  rating: RatingSummary
  /** The address of the reviewed page. Each number of stars leads to its reviews below that address. */
  path: string
  /** The stars of the listed reviews; null if all are listed. */
  stars?: Rating | null
}

/**
 * The average and the number of reviews for each number of stars. Shows only the count while there are too few reviews
 * for an average.
 */
export function RatingSummaryBox({ rating, path, stars = null }: RatingSummaryBoxProps) {
  const { average, count, byStars } = rating
  if (!hasAverage(count))
    return (
      <p className="mt-4 text-muted-foreground">
        {countOf(count, 'reseña', 'reseñas')} por ahora. El promedio se muestra a partir de{' '}
        {limits.reviewsForAverage}.
      </p>
    )
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card bg-muted p-5 tiny:p-4">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="font-display text-5xl font-semibold tabular-nums">{formatRating(average)}</span>
        <span className="text-muted-foreground">de 5, {countOf(count, 'reseña', 'reseñas')}</span>
      </p>
      <StarBars
        bars={ratings.toReversed().map((star) => {
          const starCount = byStars[star - 1] ?? 0
          return {
            stars: star,
            count: starCount,
            share: Math.round((100 * starCount) / count),
            href: `${path}/${reviewsPart(star)}`,
            isCurrent: star === stars,
          }
        })}
      />
    </div>
  )
}
