import type { ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { ReceivedReviewText } from './received-review'

interface ReceivedReviewsProps {
  reviews: readonly ReceivedReview[]
  nextCursor: string | null
  /** An older page of the list is shown. */
  isOlder: boolean
  /** The page that they stand on. */
  path: string
  /** In place of them, while there are none. */
  empty: ReactNode
}

/** What was written of a professional's work, or of a business, newest first. */
export function ReceivedReviews({ reviews, nextCursor, isOlder, path, empty }: ReceivedReviewsProps) {
  if (reviews.length === 0 && !isOlder) return empty
  return (
    <div className="space-y-4">
      {isOlder && (
        <Button asChild variant="outline" block>
          <Link href={path}>Volver a las más nuevas</Link>
        </Button>
      )}
      <ul className="grid max-w-3xl grid-cols-1 gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <Card>
              <ReceivedReviewText review={review} />
            </Card>
          </li>
        ))}
      </ul>
      {nextCursor && (
        <Button asChild variant="outline" block>
          <Link href={`${path}?antes=${nextCursor}`}>Ver más viejas</Link>
        </Button>
      )}
    </div>
  )
}
