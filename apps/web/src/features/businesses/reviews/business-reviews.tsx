import { asPublicReview, type BusinessReviews as ReviewsView } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import { reviewsPart } from '@oficio/contracts/reviews/page-parts'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { textLink } from '@/components/ui/link-classes'
import { RemovedReviews } from '@/features/reviews/removed-reviews'
import { ReviewList } from '@/features/reviews/review-list'
import { MoreReviews } from './more-reviews'
import { WriteReview } from './write-review'

interface BusinessReviewsProps {
  business: Pick<BusinessView, 'id' | 'slug' | 'name' | 'avg_rating' | 'review_count'>
  firstPage: ReviewsView
  /** The stars of the listed reviews; null if they have any. */
  stars: Rating | null
}

/** The tab with the reviews of a business, newest first, and the form to write one. */
export function BusinessReviews({ business, firstPage, stars }: BusinessReviewsProps) {
  const { id, slug, name, avg_rating: average, review_count: count } = business
  const { reviews, nextCursor, byStars, removed } = firstPage
  return (
    <section id="resenas" aria-labelledby="titulo-resenas" className="scroll-mt-24">
      <h2 id="titulo-resenas" className="text-2xl">
        Reseñas
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted-foreground">
        Cada persona con una cuenta y su email confirmado puede dejar una. Se publican las buenas y las malas.
      </p>
      {average !== null ? (
        <>
          {/* The link jumps to the form, which is below the possibly long list. */}
          <a href="#escribir" className={`${textLink} mt-2`}>
            Dejar una reseña
          </a>
          <ReviewList
            rating={{ average, count, byStars }}
            reviews={reviews.map(asPublicReview)}
            signature={name}
            path={paths.business(slug)}
            stars={stars}
            older={nextCursor && <MoreReviews businessId={id} name={name} after={nextCursor} stars={stars} />}
          />
        </>
      ) : (
        <EmptyState
          className="mt-6"
          drawing="firstReview"
          title="Todavía no tiene reseñas"
          description="¿Lo conocés? Contá cómo te fue: le sirve a quien lo está por elegir."
        />
      )}
      <RemovedReviews removed={removed} />
      <div id="escribir" className="mt-8 scroll-mt-24">
        <WriteReview businessId={id} name={name} loginBox={<LoginBox slug={slug} />} />
      </div>
    </section>
  )
}

/** Shown to visitors without a session. The login leads back to the form. */
const LoginBox = ({ slug }: { slug: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border bg-surface p-5">
    <p className="font-semibold">Debes iniciar sesión para dejar una reseña</p>
    <ButtonLink
      href={paths.login(`${paths.businessPart(slug, reviewsPart())}#escribir`)}
      rel="nofollow"
      variant="outline"
    >
      Iniciar sesión
    </ButtonLink>
  </div>
)
