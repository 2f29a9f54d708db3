'use client'

import { asPublicReview, listBusinessReviewsEndpoint } from '@oficio/contracts/businesses/reviews'
import type { Rating } from '@oficio/contracts/reviews/endpoints'
import { OlderReviews } from '@/features/reviews/older-reviews'
import { callApi } from '@/lib/api/api-client'

export interface OlderBusinessReviewsProps {
  businessId: string
  name: string
  /** The cursor: the id of the last review on the page. */
  after: string
  /** The stars of the listed reviews; null if they have any. */
  stars: Rating | null
}

/** The reviews of a business that are older than the reviews on the page. */
export const OlderBusinessReviews = ({ businessId, name, after, stars }: OlderBusinessReviewsProps) => (
  <OlderReviews
    signature={name}
    after={after}
    load={async (cursor) => {
      const answer = await callApi(listBusinessReviewsEndpoint, {
        params: { idOrSlug: businessId },
        query: { cursor, ...(stars && { stars }) },
      })
      return { ...answer, reviews: answer.reviews.map(asPublicReview) }
    }}
  />
)
