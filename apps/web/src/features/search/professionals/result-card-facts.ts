import { checkedLine } from '@oficio/contracts/professionals/checks'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { personBehind, publicName } from '@oficio/contracts/professionals/public-name'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { scoreParts } from '@oficio/contracts/search/score'
import { showsJobsDone } from '@oficio/contracts/search/shows-jobs-done'
import { firstOfferPath } from '@oficio/contracts/service-requests/form-path'
import { formatDistance } from '@oficio/contracts/text/format-distance'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import type { RatingWords } from '@/components/ui/rating-text'
import { ratingWords } from '@/components/ui/rating-words'
import { formatMinutes } from '@/lib/formats/format-minutes'

/** What a card of a professional shows. The page sends exactly this to the browser. */
export interface ResultCardFacts {
  /** Chooses the drawn face. */
  id: string
  href: string
  /** The request form for this professional first. Null if they take no work now. */
  quoteHref: string | null
  name: string
  /** The person behind a company. */
  person: string | null
  photoUrl: string | null
  rating: RatingWords
  /** '23 trabajos hechos'. Null if they are too few to show. */
  jobs: string | null
  /** What was checked. Null without a check. */
  verified: string | null
  /** How soon the professional usually answers. Null if unknown. */
  responseTime: string | null
  rubros: string
  description: string
  where: string
  workPhotoUrls: readonly string[]
  city: string
  serviceRadiusKm: number
  /** The points of each part in the order of `scoreParts`, those for the distance (null without one), and their sum. */
  points: { parts: readonly number[]; distance: number | null; total: number }
  hasAllWords: boolean
}

/** What the visitor of a list searches for. The link to the request form fills in this rubro and place. */
export interface Need {
  /** The rubros of the search, or all rubros if the search is not about certain ones. */
  rubros: readonly { id: number; name: string }[]
  place: { provinciaId: number; localidadId: number } | null
}

const rubrosShown = 3
const descriptionLength = 150

export function resultCardFacts(professional: FoundProfessional, need: Need): ResultCardFacts {
  const { distanceKm, medianResponseMinutes, ranking, city, state, jobsDone, checks } = professional
  const distanceText = distanceKm === null ? '' : `, ${formatDistance(distanceKm, 'en tu ciudad')}`
  return {
    id: professional.id,
    href: profilePath(professional),
    quoteHref: professional.isAvailable ? quoteHref(professional, need) : null,
    name: publicName(professional),
    person: personBehind(professional),
    photoUrl: professional.profilePhotoUrl,
    rating: ratingWords(
      professional.reviewCount > 0 ? professional.avgRating : null,
      professional.reviewCount,
    ),
    jobs: showsJobsDone(jobsDone) ? `${jobsDone} trabajos hechos` : null,
    verified: checks.length > 0 ? checkedLine(professional, checks) : null,
    responseTime: medianResponseMinutes === null ? null : formatMinutes(medianResponseMinutes),
    rubros: rubrosText(professional.rubros),
    description: excerptOf(professional.description, descriptionLength),
    where: `${city}, ${state}${distanceText}`,
    workPhotoUrls: professional.workPhotoUrls,
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

/** The form asks for the rubro if the professional has several that the client may need. */
function quoteHref({ id, rubros }: FoundProfessional, need: Need): string {
  const [rubro, ...otherRubros] = need.rubros.filter(({ name }) => rubros.includes(name))
  return firstOfferPath(id, otherRubros.length === 0 ? rubro?.id : undefined, need.place)
}

function rubrosText(rubros: readonly string[]): string {
  const rest = rubros.length - rubrosShown
  return rubros.slice(0, rubrosShown).join(' · ') + (rest > 0 ? ` y ${rest} más` : '')
}
