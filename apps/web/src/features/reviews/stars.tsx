import { type Rating, ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import { Star } from 'lucide-react'
import { cn } from '@/lib/cn'

/** A given rating in stars and in words. */
export function Stars({ rating }: { rating: Rating }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden className="flex">
        {ratings.map((star) => (
          <Star
            key={star}
            className={cn('size-5', star <= rating ? 'fill-star text-star' : 'text-input-border')}
          />
        ))}
      </span>
      <span className="font-semibold">
        <span className="sr-only">{`${rating} de ${ratings.length}: `}</span>
        {ratingTexts[rating]}
      </span>
    </p>
  )
}
