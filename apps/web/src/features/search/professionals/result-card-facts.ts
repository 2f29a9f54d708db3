import { profilePath } from '@oficio/contracts/professionals/public-address'
import { personBehind, publicName } from '@oficio/contracts/professionals/public-name'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { scoreParts } from '@oficio/contracts/search/score'
import { formatDistance } from '@oficio/contracts/text/format-distance'
import type { RatingWords } from '@/components/ui/rating-text'
import { ratingWords } from '@/components/ui/rating-words'
import { formatMinutes } from '@/lib/formats/format-minutes'

/** What a card of a professional shows. The page sends exactly this to the browser. */
export interface ResultCardFacts {
  href: string
  name: string
  /** The person behind a company. */
  person: string | null
  photoUrl: string | null
  rating: RatingWords
  rubros: readonly string[]
  /** How many rubros are not shown. */
  moreRubros: number
  isAvailable: boolean
  description: string | null
  where: string
  /** How soon the professional usually answers. Null if unknown. */
  responseTime: string | null
  city: string
  serviceRadiusKm: number
  /** The points of each part in the order of `scoreParts`, those for the distance (null without one), and their sum. */
  points: { parts: readonly number[]; distance: number | null; total: number }
  hasAllWords: boolean
}

const rubrosShown = 4

export function resultCardFacts(professional: FoundProfessional): ResultCardFacts {
  const { rubros, distanceKm, medianResponseMinutes, ranking, city, state } = professional
  const distanceText = distanceKm === null ? '' : `, ${formatDistance(distanceKm, 'en tu ciudad')}`
  return {
    href: profilePath(professional),
    name: publicName(professional),
    person: personBehind(professional),
    photoUrl: professional.profilePhotoUrl,
    rating: ratingWords(
      professional.reviewCount > 0 ? professional.avgRating : null,
      professional.reviewCount,
    ),
    rubros: rubros.slice(0, rubrosShown),
    moreRubros: Math.max(rubros.length - rubrosShown, 0),
    isAvailable: professional.isAvailable,
    description: professional.description,
    where: `${city}, ${state}${distanceText}`,
    responseTime: medianResponseMinutes === null ? null : formatMinutes(medianResponseMinutes),
    city,
    serviceRadiusKm: professional.serviceRadiusKm,
    points: {
      parts: scoreParts.map((part) => ranking[part]),
      distance: distanceKm === null ? null : ranking.distance,
      total: ranking.total,
    },
    hasAllWords: ranking.hasAllWords,
  }
}
