'use client'

import type { Rating, ReviewPrompt } from '@oficio/contracts/reviews/endpoints'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { Card } from '@/components/ui/card'
import { OwnReviewText } from './own-review'
import { ReviewForm } from './review-form'

interface ReviewSectionProps {
  requestId: string
  token: string
  ask: ReviewPrompt
  tappedRating: Rating | null
}

/** The review of a completed request: the form, or the written review. */
export function ReviewSection(props: ReviewSectionProps) {
  const { candidates, review } = props.ask
  const titleId = useId()
  const [isEditing, setIsEditing] = useState(false)
  const isWriting = review === null || isEditing
  const name = candidates.length === 1 ? candidates[0]?.professionalName : null
  return (
    <Card asChild className={review ? undefined : 'border-2 border-sol'}>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="mb-4 flex items-center gap-2.5 text-xl tiny:flex-wrap">
          <Star aria-hidden className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
          {review ? 'Tu reseña' : name ? `¿Cómo trabajó ${name}?` : '¿Cómo salió el trabajo?'}
        </h2>
        {isWriting ? (
          <ReviewForm key={review?.createdAt ?? 'new'} {...props} onDone={() => setIsEditing(false)} />
        ) : (
          <OwnReviewText {...props} review={review} onEdit={() => setIsEditing(true)} />
        )}
      </section>
    </Card>
  )
}
