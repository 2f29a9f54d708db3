import { RatingText } from './rating-text'
import { ratingWords } from './rating-words'

interface RatingProps {
  /** 1 to 5; null without reviews. */
  value: number | null
  count: number
  className?: string
}

/** The rating of a professional or a business. */
export const Rating = ({ value, count, className }: RatingProps) => (
  <RatingText {...ratingWords(value, count)} className={className} />
)
