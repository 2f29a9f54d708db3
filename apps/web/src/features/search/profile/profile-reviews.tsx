import type { ProfileRating, PublicProfile } from '@oficio/contracts/search/public-profile'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDate } from '@oficio/contracts/text/format-date'
import { Star } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { foldLink } from '@/components/ui/link-classes'
import { PublicReviewText } from '@/features/reviews/public-review'
import { formatRating } from '@/lib/formats/format-rating'
import { MoreReviews } from './more-reviews'

interface ProfileReviewsProps {
  profile: Pick<PublicProfile, 'id' | 'firstName' | 'rating' | 'reviews' | 'removed'>
}

/** What clients say of the work, good and bad, newest first. */
export function ProfileReviews({
  profile: { id, firstName, rating, reviews, removed },
}: ProfileReviewsProps) {
  const last = reviews.at(-1)
  return (
    <section id="resenas" aria-labelledby="titulo-resenas" className="scroll-mt-24">
      <h2 id="titulo-resenas" className="text-2xl">
        Reseñas
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted-foreground">
        Solo puede escribirlas quien pidió un trabajo en el sitio y lo dio por terminado. Se publican las
        buenas y las malas.
      </p>
      {rating && last ? (
        <>
          <RatingSummary rating={rating} />
          <div className="mt-6 divide-y">
            {reviews.map((review) => (
              <PublicReviewText key={review.id} review={review} professionalName={firstName} canReport />
            ))}
          </div>
          {rating.count > reviews.length && (
            <MoreReviews professionalId={id} professionalName={firstName} after={last.id} />
          )}
        </>
      ) : (
        <EmptyState
          className="mt-6"
          icon={Star}
          title="Todavía no tiene reseñas"
          description={`Cuando ${firstName} termine un trabajo pedido en el sitio, su cliente va a poder contar cómo fue.`}
        />
      )}
      {removed.length > 0 && <RemovedReviews removed={removed} />}
    </section>
  )
}

/** What was taken down is not said, but why. */
function RemovedReviews({ removed }: Pick<PublicProfile, 'removed'>) {
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

/** The average, and how many gave how many stars. */
function RatingSummary({ rating: { average, count, byStars } }: { rating: ProfileRating }) {
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
                <Star aria-hidden className="size-3.5 fill-star text-star" />
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
