'use client'

import { listPublicReviewsEndpoint, type Rating } from '@oficio/contracts/reviews/endpoints'
import { OlderReviews } from '@/features/reviews/older-reviews'
import { callApi } from '@/lib/api/api-client'

export interface OlderOfProfileProps {
  professionalId: string
  professionalName: string
  /** The cursor: the id of the last review on the page. */
  after: string
  /** The stars of the listed reviews; null if they have any. */
  stars: Rating | null
}

/** The reviews of a professional that are older than the reviews on the page. */
export const OlderOfProfile = ({
  professionalId: id,
  professionalName,
  after,
  stars,
}: OlderOfProfileProps) => (
  <OlderReviews
    signature={professionalName}
    after={after}
    load={(cursor) =>
      callApi(listPublicReviewsEndpoint, { params: { id }, query: { cursor, ...(stars && { stars }) } })
    }
  />
)
