import { publicName } from '@oficio/contracts/professionals/public-name'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatList } from '@/lib/formats/format-list'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { formatRating } from '@/lib/formats/format-rating'
import { joinSentences } from '@/lib/formats/join-sentences'

/** Returns the title and the description of a professional for search engines and link previews. */
export function profileSummary(profile: PublicProfile): { title: string; description: string } {
  const { rubros, city, state, rating, medianResponseMinutes } = profile
  const work = `${formatList(rubros.map(({ name }) => name))} en ${city}`
  const trades = formatList(rubros.map(({ tradeSingular }) => tradeSingular))
  const parts = [
    `${trades.charAt(0).toUpperCase()}${trades.slice(1)} en ${city}, ${state}.`,
    rating &&
      hasAverage(rating.count) &&
      `${formatRating(rating.average)} de 5 en ${countOf(rating.count, 'reseña', 'reseñas')} de trabajos verificados.`,
    medianResponseMinutes !== null && `Suele responder en ${formatMinutes(medianResponseMinutes)}.`,
    'Pedí presupuesto sin costo.',
  ]
  return { title: `${publicName(profile)}: ${work}`, description: joinSentences(parts) }
}
