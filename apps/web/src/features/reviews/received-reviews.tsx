import type { ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { FirstReview } from './first-review'
import { ReceivedReviewText } from './received-review'

interface ReceivedReviewsProps {
  reviews: readonly ReceivedReview[]
  nextCursor: string | null
  /** Whether the page shows an older part of the list. */
  isOlder: boolean
  /** The address of the page that shows the list. */
  path: string
  /** Shown while there are no reviews. */
  empty: ReactNode
  nowMs: number
}

/** The reviews that a professional or a business received, newest first. */
export function ReceivedReviews({ reviews, nextCursor, isOlder, path, empty, nowMs }: ReceivedReviewsProps) {
  if (reviews.length === 0 && !isOlder) return empty
  return (
    <div className="space-y-4">
      {isOlder && (
        <ButtonLink href={path} variant="outline" block>
          Volver a las más nuevas
        </ButtonLink>
      )}
      {!isOlder && <FirstReview reviews={reviews} nowMs={nowMs} />}
      <ul className="grid max-w-3xl grid-cols-1 gap-4">
        {reviews.map((review) => (
          <li key={review.id} id={`resena-${review.id}`} tabIndex={-1} className="scroll-mt-24">
            <Card>
              <ReceivedReviewText review={review} />
            </Card>
          </li>
        ))}
      </ul>
      {nextCursor && (
        <ButtonLink href={`${path}?antes=${nextCursor}`} variant="outline" block>
          Ver más viejas
        </ButtonLink>
      )}
    </div>
  )
}
