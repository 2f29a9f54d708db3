import { type Rating, ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import { Icon } from '@/components/ui/icon'

/** A given rating in stars and in words. */
export function Stars({ rating }: { rating: Rating }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden className="flex">
        {ratings.map((star) => (
          <Icon
            key={star}
            name="star"
            className={star <= rating ? 'size-5 fill-star text-star' : 'size-5 text-input-border'}
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
