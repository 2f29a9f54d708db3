import type { BusinessView } from '@oficio/contracts/businesses/view'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatList } from '@/lib/formats/format-list'
import { formatRating } from '@/lib/formats/format-rating'
import { joinSentences } from '@/lib/formats/join-sentences'

/** Returns the title and the description of a business for search engines and link previews. */
export function businessSummary(business: BusinessView): { title: string; description: string } {
  const { name, categories, locations, short_description: short, avg_rating: rating } = business
  const [place] = locations
  const where = place ? ` en ${place.city}` : ''
  const parts = [
    short ?? `${formatList(categories.map((category) => category.name))}${where}`,
    place?.address && `${place.address}, ${place.city}, ${place.state}`,
    rating !== null &&
      hasAverage(business.review_count) &&
      `${formatRating(rating)} de 5 en ${countOf(business.review_count, 'reseña', 'reseñas')}`,
    'Horarios, teléfono y fotos.',
  ]
  return { title: `${name}${where}`, description: joinSentences(parts) }
}
