import { asPublicReview, type BusinessReviews as ReviewsView } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import { reviewsPart } from '@oficio/contracts/reviews/page-parts'
import { ButtonLink } from '@/components/ui/button-link'
import { newestReviews } from '@/features/reviews/newest-reviews'
import { ReviewList } from '@/features/reviews/review-list'

interface NewestBusinessReviewsProps {
  business: Pick<BusinessView, 'slug' | 'name' | 'avg_rating' | 'review_count'>
  firstPage: Pick<ReviewsView, 'reviews' | 'byStars'>
}

/** The newest reviews of a business, on its first tab. */
export function NewestBusinessReviews({ business, firstPage }: NewestBusinessReviewsProps) {
  const { slug, name, avg_rating: average, review_count: count } = business
  const { reviews, byStars } = firstPage
  return (
    <section id="resenas" aria-labelledby="titulo-resenas" className="scroll-mt-24">
      <h2 id="titulo-resenas" className="text-2xl">
        Reseñas
      </h2>
      {average !== null ? (
        <ReviewList
          rating={{ average, count, byStars }}
          reviews={reviews.slice(0, newestReviews).map(asPublicReview)}
          signature={name}
          path={paths.business(slug)}
        />
      ) : (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-card border bg-surface p-5">
          <p className="text-muted-foreground">Todavía no tiene reseñas. ¿Lo conocés?</p>
          <ButtonLink href={paths.businessPart(slug, reviewsPart())} variant="outline">
            Dejar la primera
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
