import { paths } from '@oficio/contracts/paths'
import { hasAverage, type RatingSummary } from '@oficio/contracts/reviews/subjects'
import type {
  LandingRubro,
  RubroAndTown,
  RubroInProvince,
  RubroInTown,
  RubroTowns,
} from '@oficio/contracts/search/landing'
import { countOf } from '@oficio/contracts/text/count-of'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { formatRating } from '@/lib/formats/format-rating'

/** The breadcrumb from the home page to the current page, which has no `href`. */
export type Trail = { label: string; href?: string }[]

const home = { label: 'Inicio', href: paths.home() }
const index = { label: 'Profesionales', href: paths.rubroIndex() }

export const indexTrail = (): Trail => [home, { label: index.label }]
export const rubroTrail = ({ name }: LandingRubro): Trail => [home, index, { label: name }]
export const townTrail = ({ rubro, town }: Pick<RubroInTown, 'rubro' | 'town'>): Trail => [
  home,
  index,
  { label: rubro.name, href: paths.rubroTowns(rubro.slug) },
  { label: town.state, href: paths.rubroInProvince(rubro.slug, town.provinceSlug) },
  { label: town.city },
]
export const provinceTrail = ({ rubro, province }: Pick<RubroInProvince, 'rubro' | 'province'>): Trail => [
  home,
  index,
  { label: rubro.name, href: paths.rubroTowns(rubro.slug) },
  { label: province.name },
]

/** Returns the breadcrumb of a professional. `landing` is null if they are on no rubro page. */
export const profileTrail = (name: string, landing: RubroAndTown | null): Trail => [
  home,
  index,
  ...(landing ? landingLinks(landing) : []),
  { label: name },
]

const landingLinks = ({ rubro, town }: RubroAndTown): Trail => [
  { label: rubro.name, href: paths.rubroTowns(rubro.slug) },
  { label: town.city, href: paths.rubroInTown(rubro.slug, town.slug) },
]

/**
 * Returns the first sentence of the description, which says what the rubro is. The rest says what to write in a
 * request.
 */
export const whatItIs = ({ description }: Pick<LandingRubro, 'description'>): string =>
  description.split(/(?<=\.) /, 1)[0] ?? ''

/** Returns the province for a sentence, so that it cannot be mistaken for a town of the same name. */
export const provinceText = (name: string): string =>
  name.startsWith('Ciudad') ? `la ${name}` : `la provincia de ${name}`

/** Returns the number of professionals as text: '12 profesionales'. */
export const professionalCount = (count: number): string => countOf(count, 'profesional', 'profesionales')

/** Returns how many professionals serve the town: '12 profesionales', 'más de 200 profesionales'. */
export const reachText = ({ count, isCountCapped }: RubroInTown['reach']): string =>
  `${isCountCapped ? 'más de ' : ''}${professionalCount(count)}`

/** Returns the number of professionals in the town, and of those from nearby towns who serve it. */
export function whoText({
  rubro,
  town,
  count,
  reach,
}: Pick<RubroInTown, 'rubro' | 'town' | 'count' | 'reach'>): string {
  const countText = `Hay ${professionalCount(count)} de ${rubro.name.toLowerCase()} en ${town.city}, ${town.state}`
  const otherCount = reach.count - count
  if (otherCount <= 0) return `${countText}.`
  const more = reach.isCountCapped ? `más de ${otherCount}` : String(otherCount)
  return `${countText}, y ${more} de localidades cercanas ${otherCount === 1 ? 'va' : 'van'} hasta ahí.`
}

/** Returns the title and the description of a rubro's page in a town. */
export function townWords(landing: Omit<RubroInTown, 'otherRubros' | 'nearTowns' | 'categories'>): {
  title: string
  description: string
} {
  const { rubro, town, count, rating } = landing
  return {
    title: `${rubro.name} en ${town.city}: ${professionalCount(count)}`,
    description: [`${whoText(landing)} Pedí presupuesto sin costo.`, ratingText(rating), quickText(landing)]
      .filter(Boolean)
      .join(' '),
  }
}

/** Returns the title and the description of a rubro's page in a province. */
export function provinceWords(landing: Omit<RubroInProvince, 'otherRubros' | 'otherProvinces'>): {
  title: string
  description: string
} {
  const { rubro, province, count, towns } = landing
  const countText = countOf(count, 'profesional', 'profesionales')
  const where = countOf(towns.length, 'localidad', 'localidades')
  return {
    title: `${rubro.name} en ${provinceText(province.name)}: ${countText}`,
    description:
      `${rubro.name} en ${provinceText(province.name)}: ${countText} en ${where}. ${figuresText(landing)}`.trim(),
  }
}

/** Returns the figures of the local professionals as sentences. */
export const figuresText = (landing: Pick<RubroInProvince, 'rating' | 'medianResponseMinutes'>): string =>
  [ratingText(landing.rating), quickText(landing)].filter(Boolean).join(' ')

/** Returns the average rating as a sentence, or null while there are too few reviews for an average. */
export const ratingText = (rating: Pick<RatingSummary, 'average' | 'count'> | null): string | null =>
  rating && hasAverage(rating.count)
    ? `${formatRating(rating.average)} de 5 en ${countOf(rating.count, 'reseña', 'reseñas')} de trabajos verificados.`
    : null

/** Returns a typical duration, which needs no minutes: 'menos de una hora', '3 h'. */
export const usualTime = (minutes: number): string =>
  minutes < 60 ? `menos de ${hoursInWords(1)}` : formatMinutes(minutes)

/** Returns the typical response time as a sentence, or null if none was measured. */
export const quickText = ({
  medianResponseMinutes,
}: Pick<RubroInTown, 'medianResponseMinutes'>): string | null =>
  medianResponseMinutes === null ? null : `Suelen responder en ${usualTime(medianResponseMinutes)}.`

/** Returns the title and the description of a rubro's page. */
export function rubroWords({ rubro, provinces }: RubroTowns): { title: string; description: string } {
  const towns = provinces.reduce((sum, province) => sum + province.towns.length, 0)
  return {
    title: `${rubro.name}: profesionales por ciudad`,
    description: `${rubro.description} ${
      towns > 0
        ? `Profesionales en ${countOf(towns, 'localidad', 'localidades')} de ${countOf(provinces.length, 'provincia', 'provincias')}.`
        : 'Pedí presupuesto sin costo.'
    }`,
  }
}
