import { hasAverage } from '@oficio/contracts/reviews/subjects'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatRating } from '@/lib/formats/format-rating'
import type { RatingWords } from './rating-text'

/** Returns a rating in words. `value` is 1 to 5, and null without reviews. */
export function ratingWords(value: number | null, count: number): RatingWords {
  if (value === null) return { average: null, text: 'Sin reseñas todavía' }
  const text = countOf(count, 'reseña', 'reseñas')
  return hasAverage(count)
    ? { average: formatRating(value), text }
    : { average: null, text: `Nuevo, con ${text}` }
}
