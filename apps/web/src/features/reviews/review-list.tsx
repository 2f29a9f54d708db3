import type { PublicReview, Rating } from '@oficio/contracts/reviews/endpoints'
import { reviewsPart } from '@oficio/contracts/reviews/page-parts'
import type { RatingSummary } from '@oficio/contracts/reviews/subjects'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'
import { PublicReviewText } from './public-review'
import { RatingSummaryBox } from './rating-summary'

interface ReviewListProps {
  rating: RatingSummary
  reviews: readonly PublicReview[]
  /** Who answers the reviews. */
  signature: string
  /** The address of the reviewed page. */
  path: string
  /** The only number of stars that these reviews have. Null if the list has all reviews. */
  stars?: Rating | null
  /** What loads the older reviews. Without it, a link leads to the page with all reviews. */
  older?: ReactNode
}

/** Reviews of a professional or a business, newest first, below their average and the choice of stars. */
export function ReviewList({ rating, reviews, signature, path, stars = null, older }: ReviewListProps) {
  const allPath = `${path}/${reviewsPart()}`
  return (
    <>
      <RatingSummaryBox rating={rating} path={path} stars={stars} />
      {stars !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          <span className="font-semibold">
            Solo las de {stars} {stars === 1 ? 'estrella' : 'estrellas'}
          </span>
          <Link href={allPath} className={textLink}>
            Ver todas las reseñas
          </Link>
        </p>
      )}
      <div className="mt-6 divide-y">
        {reviews.map((review) => (
          <PublicReviewText key={review.id} review={review} signature={signature} canReport />
        ))}
      </div>
      {older === undefined && rating.count > reviews.length && (
        <ButtonLink href={allPath} variant="outline" className="mt-6">
          Ver las {rating.count} reseñas
        </ButtonLink>
      )}
      {older}
    </>
  )
}
