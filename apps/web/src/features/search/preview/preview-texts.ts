import type { BusinessView } from '@oficio/contracts/businesses/view'
import { publicName } from '@oficio/contracts/professionals/public-name'
import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type { CategoryInTown, RubroInTown } from '@oficio/contracts/search/landing'
import type { Preview } from '@oficio/contracts/search/preview'
import type { PublicProfile } from '@oficio/contracts/search/public-profile'
import type { DrawingName } from '@oficio/drawings/draw'
import { businessDrawing, categoryDrawing, rubroDrawing } from '@oficio/drawings/icons'
import { formatList } from '@/lib/formats/format-list'
import { businessCount, categoryTitle } from '../landing/category-words'
import { professionalCount } from '../landing/landing-words'

/** The texts of a preview image, and the drawing beside them. */
export interface DrawnPreview extends Preview {
  drawing: DrawingName
}

/** The greatest number of rubros or categories named. */
const maxNames = 3

const placeText = (city: string, state: string): string => `${city}, ${state}`

const nameList = (items: readonly { name: string }[]): string =>
  formatList(items.slice(0, maxNames).map(({ name }) => name))

/** Returns the rating for a preview image, or null while there are too few reviews for an average. */
const shownRating = ({ average, count }: { average: number; count: number }): Preview['rating'] =>
  hasAverage(count) ? { average, count } : null

/** Returns the content of the preview image of a business. */
export function businessPreview(business: BusinessView): DrawnPreview {
  const { name, categories, locations, avg_rating: average, review_count: count } = business
  const [place] = locations
  return {
    kicker: nameList(categories),
    title: name,
    line: place ? placeText(place.city, place.state) : '',
    rating: average === null ? null : shownRating({ average, count }),
    drawing: businessDrawing(categories),
  }
}

/** Returns the content of the preview image of a professional. */
export function profilePreview(profile: PublicProfile): DrawnPreview {
  const { rubros, city, state, rating } = profile
  return {
    kicker: nameList(rubros),
    title: publicName(profile),
    line: placeText(city, state),
    rating: rating && shownRating(rating),
    drawing: rubroDrawing(rubros[0]?.icon ?? ''),
  }
}

/** Returns the content of the preview image of a rubro in a town. */
export const rubroPreview = (landing: RubroInTown): DrawnPreview => ({
  kicker: placeText(landing.town.city, landing.town.state),
  title: `${landing.rubro.name} en ${landing.town.city}`,
  line: professionalCount(landing.count),
  rating: landing.rating && shownRating(landing.rating),
  drawing: rubroDrawing(landing.rubro.icon),
})

/** Returns the content of the preview image of a category in a town. */
export const categoryPreview = (landing: CategoryInTown): DrawnPreview => ({
  kicker: placeText(landing.town.city, landing.town.state),
  title: `${categoryTitle(landing.category)} en ${landing.town.city}`,
  line: businessCount(landing.count),
  rating: landing.rating && shownRating(landing.rating),
  drawing: categoryDrawing(landing.category.slug),
})
