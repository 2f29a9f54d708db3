'use client'

import { deleteBusinessReviewEndpoint, type OwnBusinessReview } from '@oficio/contracts/businesses/reviews'
import { OwnReviewWords, ReviewButtons } from '@/features/reviews/own-review-words'
import { callApi } from '@/lib/api/api-client'

interface OwnBusinessReviewTextProps {
  businessId: string
  name: string
  review: OwnBusinessReview
  onEdit: () => void
  onDeleted: () => void
}

/** The signed-in user's review of the business, its answer, and buttons to edit or delete it. */
export function OwnBusinessReviewText(props: OwnBusinessReviewTextProps) {
  const { businessId, name, review, onEdit, onDeleted } = props
  return (
    <div className="space-y-4">
      <OwnReviewWords review={review} name={name} />
      {!review.hiddenBecause && (
        <ReviewButtons
          onEdit={onEdit}
          remove={() => callApi(deleteBusinessReviewEndpoint, { params: { idOrSlug: businessId } })}
          onDeleted={onDeleted}
        />
      )}
    </div>
  )
}
