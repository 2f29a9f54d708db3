import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { EmptyState } from '@/components/ui/empty-state'
import { PublicReviewText } from '@/features/reviews/public-review'
import { RatingSummaryBox } from '@/features/reviews/rating-summary'
import { RemovedReviews } from '@/features/reviews/removed-reviews'
import { MoreReviews } from './more-reviews'

interface ProfileReviewsProps {
  profile: Pick<PublicProfile, 'id' | 'firstName' | 'rating' | 'reviews' | 'removed'>
}

/** The reviews of a professional, newest first. */
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
        Solo puede escribirlas quien pidió un trabajo en el sitio y lo dio por completado. Se publican las
        buenas y las malas.
      </p>
      {rating && last ? (
        <>
          <RatingSummaryBox rating={rating} />
          <div className="mt-6 divide-y">
            {reviews.map((review) => (
              <PublicReviewText key={review.id} review={review} signature={firstName} canReport />
            ))}
          </div>
          {rating.count > reviews.length && (
            <MoreReviews professionalId={id} professionalName={firstName} after={last.id} />
          )}
        </>
      ) : (
        <EmptyState
          className="mt-6"
          drawing="firstReview"
          title="Todavía no tiene reseñas"
          description={`Cuando ${firstName} termine un trabajo pedido en el sitio, su cliente va a poder contar cómo fue.`}
        />
      )}
      <RemovedReviews removed={removed} />
    </section>
  )
}
