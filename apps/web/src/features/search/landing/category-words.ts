import { paths } from '@oficio/contracts/paths'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type {
  CategoryAndTown,
  CategoryInProvince,
  CategoryInTown,
  CategoryTowns,
  LandingCategory,
} from '@oficio/contracts/search/landing'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatList } from '@/lib/formats/format-list'
import { formatRating } from '@/lib/formats/format-rating'
import { provinceText, type Trail } from './landing-words'

const home = { label: 'Inicio', href: paths.home() }
const index = { label: 'Negocios', href: paths.categoryIndex() }

export const categoryIndexTrail = (): Trail => [home, { label: index.label }]
export const categoryTrail = (category: LandingCategory): Trail => [
  home,
  index,
  { label: categoryTitle(category) },
]
export const categoryTownTrail = ({ category, town }: Pick<CategoryInTown, 'category' | 'town'>): Trail => [
  home,
  index,
  { label: categoryTitle(category), href: paths.categoryTowns(category.slug) },
  { label: town.state, href: paths.categoryInProvince(category.slug, town.provinceSlug) },
  { label: town.city },
]
export const categoryProvinceTrail = ({
  category,
  province,
}: Pick<CategoryInProvince, 'category' | 'province'>): Trail => [
  home,
  index,
  { label: categoryTitle(category), href: paths.categoryTowns(category.slug) },
  { label: province.name },
]

/** Returns the breadcrumb of a business. `landing` is null if the business is on no category page. */
export const businessTrail = (name: string, landing: CategoryAndTown | null): Trail => [
  home,
  index,
  ...(landing ? landingLinks(landing) : []),
  { label: name },
]

const landingLinks = ({ category, town }: CategoryAndTown): Trail => [
  { label: categoryTitle(category), href: paths.categoryTowns(category.slug) },
  { label: town.city, href: paths.categoryInTown(category.slug, town.slug) },
]

/** Returns the category as a title: 'Cafés'. The category 'otros' becomes 'Otros negocios'. */
export const categoryTitle = ({ name, slug }: Pick<LandingCategory, 'name' | 'slug'>): string =>
  slug === 'otros' ? 'Otros negocios' : name

/** Returns the number of businesses as text: '12 negocios'. */
export const businessCount = (count: number): string => countOf(count, 'negocio', 'negocios')

/** Returns the title and the description of a category's page in a town. */
export function categoryTownWords(
  landing: Omit<CategoryInTown, 'otherCategories' | 'nearTowns' | 'rubros'>,
): {
  title: string
  description: string
} {
  const { category, town, count } = landing
  const where = `${categoryTitle(category)} en ${town.city}`
  return {
    title: `${where}: ${businessCount(count)}`,
    description: [
      `${where}, ${town.state}: ${businessCount(count)} con dirección, teléfono y horarios.`,
      ...figureTexts(landing),
    ].join(' '),
  }
}

/** Returns the title and the description of a category's page in a province. */
export function categoryProvinceWords(
  landing: Omit<CategoryInProvince, 'otherCategories' | 'otherProvinces'>,
): { title: string; description: string } {
  const { category, province, count, towns } = landing
  const where = `${categoryTitle(category)} en ${provinceText(province.name)}`
  return {
    title: `${where}: ${businessCount(count)}`,
    description: [
      `${where}: ${businessCount(count)} en ${countOf(towns.length, 'localidad', 'localidades')}.`,
      ...figureTexts(landing),
    ].join(' '),
  }
}

/** Returns the known figures of the businesses, one sentence for each. */
export const figureTexts = (landing: Pick<CategoryInTown, 'rating' | 'count' | 'openOn'>): string[] =>
  [starsText(landing.rating), weekendText(landing)].filter((text) => text !== null)

/** Returns the average rating as a sentence, or null while there are too few reviews for an average. */
const starsText = (rating: CategoryInTown['rating']): string | null =>
  rating && hasAverage(rating.count)
    ? `${formatRating(rating.average)} de 5 en ${countOf(rating.count, 'reseña', 'reseñas')} de visitantes.`
    : null

/** Returns how many businesses open at the weekend, or null if none does. */
export function weekendText({ count, openOn }: Pick<CategoryInTown, 'count' | 'openOn'>): string | null {
  const days = [
    { number: openOn.saturday, name: 'los sábados' },
    { number: openOn.sunday, name: 'los domingos' },
  ].filter(({ number }) => number > 0)
  const [first] = days
  if (!first) return null
  if (count === 1) return `Abre ${formatList(days.map(({ name }) => name))}.`
  const verb = first.number === 1 ? 'abre' : 'abren'
  const dayTexts = days.map(({ number, name }, at) => `${number} ${at === 0 ? `${verb} ` : ''}${name}`)
  return `${formatList(dayTexts)}.`
}

/** Returns the title and the description of a category's page. */
export function categoryWords(landing: CategoryTowns): { title: string; description: string } {
  const title = `${categoryTitle(landing.category)} por ciudad`
  return { title, description: `${title}: ${townsText(landing)}` }
}

export function townsText({ provinces }: Pick<CategoryTowns, 'provinces'>): string {
  const towns = provinces.flatMap((province) => province.towns)
  const count = towns.reduce((sum, town) => sum + town.count, 0)
  const where = `${countOf(towns.length, 'localidad', 'localidades')} de ${countOf(provinces.length, 'provincia', 'provincias')}`
  return count > 0 ? `${businessCount(count)} en ${where}, con horarios y reseñas.` : 'todavía ninguno.'
}
