import { paths } from '@oficio/contracts/paths'
import type { ReceivedReview } from '@oficio/contracts/reviews/endpoints'
import { Star } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ReceivedReviewText } from './received-review'

interface ReceivedReviewsProps {
  reviews: readonly ReceivedReview[]
  nextCursor: string | null
  /** An older page of the list is shown. */
  isOlder: boolean
}

/** What clients wrote of the professional's work, newest first. */
export function ReceivedReviews({ reviews, nextCursor, isOlder }: ReceivedReviewsProps) {
  if (reviews.length === 0)
    return (
      <EmptyState
        icon={Star}
        title="Todavía no tenés reseñas"
        description="Cuando un trabajo queda completado, le pedimos al cliente que cuente cómo fue. Marcá como completados los que terminaste."
        action={
          <Button asChild variant="outline">
            <Link href={paths.contacts()}>Ver mis contactos</Link>
          </Button>
        }
      />
    )
  return (
    <div className="space-y-4">
      {isOlder && (
        <Button asChild variant="outline" block>
          <Link href={paths.professionalReviews()}>Volver a las más nuevas</Link>
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
          <Link href={`${paths.professionalReviews()}?antes=${nextCursor}`}>Ver más viejas</Link>
        </Button>
      )}
    </div>
  )
}
