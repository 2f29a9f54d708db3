import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { PublicReview, Rating } from '@oficio/contracts/reviews/endpoints'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { EmptyState } from '@/components/ui/empty-state'
import { RemovedReviews } from '@/features/reviews/removed-reviews'
import { ReviewList } from '@/features/reviews/review-list'
import { MoreReviews } from './more-reviews'

interface ProfileReviewsProps {
  profile: Pick<PublicProfile, 'id' | 'firstName' | 'lastName' | 'companyName' | 'rating' | 'removed'>
  reviews: readonly PublicReview[]
  /** Present on the page that shows all reviews: the chosen stars, and the cursor of the next reviews. */
  list?: { stars: Rating | null; nextCursor: string | null }
}

/** The reviews of a professional, newest first. */
export function ProfileReviews({ profile, reviews, list }: ProfileReviewsProps) {
  const { id, firstName, rating, removed } = profile
  return (
    <section id="resenas" aria-labelledby="titulo-resenas" className="scroll-mt-24">
      <h2 id="titulo-resenas" className="text-2xl">
        Reseñas
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted-foreground">
        Solo puede escribirlas quien pidió un trabajo en el sitio y lo dio por completado. Se publican las
        buenas y las malas.
      </p>
      {rating ? (
        <ReviewList
          rating={rating}
          reviews={reviews}
          signature={firstName}
          path={profilePath(profile)}
          {...(list && {
            stars: list.stars,
            older: list.nextCursor && (
              <MoreReviews
                professionalId={id}
                professionalName={firstName}
                after={list.nextCursor}
                stars={list.stars}
              />
            ),
          })}
        />
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
