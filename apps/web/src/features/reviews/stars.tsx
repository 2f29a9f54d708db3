import { type Rating, ratings, ratingTexts } from '@oficio/contracts/reviews/endpoints'
import { StarRow } from './star-row'

/** A given rating in stars and in words. */
export const Stars = ({ rating }: { rating: Rating }) => (
  <p className="flex flex-wrap items-center gap-x-2">
    <StarRow rating={rating} />
    <span className="font-semibold">
      <span className="sr-only">{`${rating} de ${ratings.length}: `}</span>
      {ratingTexts[rating]}
    </span>
  </p>
)
