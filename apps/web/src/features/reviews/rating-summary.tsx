import { limits } from '@oficio/contracts/limits'
import { type Rating, ratings } from '@oficio/contracts/reviews/endpoints'
import { reviewsPart } from '@oficio/contracts/reviews/page-parts'
import { hasAverage, type RatingSummary } from '@oficio/contracts/reviews/subjects'
import { countOf } from '@oficio/contracts/text/count-of'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { formatRating } from '@/lib/formats/format-rating'

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
      <ul aria-label="Reseñas por estrellas" className="min-w-0 grow basis-60 text-sm">
        {ratings.toReversed().map((star) => {
          const number = byStars[star - 1] ?? 0
          const bar = <StarBar star={star} number={number} share={number / count} />
          return (
            <li key={star}>
              {number > 0 ? (
                <Link
                  href={`${path}/${reviewsPart(star)}`}
                  rel="nofollow"
                  aria-current={star === stars ? 'page' : undefined}
                  className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-surface aria-[current=page]:bg-surface aria-[current=page]:font-semibold md:min-h-8"
                >
                  {bar}
                </Link>
              ) : (
                <span className="flex min-h-8 items-center gap-3 text-muted-foreground">{bar}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const StarBar = ({ star, number, share }: { star: Rating; number: number; share: number }) => (
  <>
    <span className="inline-flex w-7 shrink-0 items-center justify-between tabular-nums">
      {star}
      <span className="sr-only">{star === 1 ? ' estrella:' : ' estrellas:'}</span>
      <Icon name="star" className="size-3.5 fill-star text-star" />
    </span>
    <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-skeleton">
      <span className="block h-full rounded-full bg-star" style={{ width: `${100 * share}%` }} />
    </span>
    <span className="min-w-6 text-right tabular-nums">{number}</span>
  </>
)
