import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { categoryDrawing } from '@oficio/drawings/icons'
import { type BusinessSearchFields, businessSearchAddress } from './business-address'
import type { CategoryChoice } from './category-links'
import { facetCount } from './count-text'

/** Returns the categories with results. `chosenSlug` is '' for none. */
export function categoryChoices(
  fields: BusinessSearchFields,
  categories: readonly BusinessFacet[],
  chosenSlug: string,
): CategoryChoice[] {
  const filledCategories = categories.filter(({ count, slug }) => count > 0 || slug === chosenSlug)
  // The chosen category is first, because a phone shows only the beginning of the row.
  return filledCategories
    .sort((a, other) => Number(other.slug === chosenSlug) - Number(a.slug === chosenSlug))
    .map(({ name, slug, ...counts }) => ({
      name,
      mark: categoryDrawing(slug),
      href: businessSearchAddress({ ...fields, category: slug === chosenSlug ? '' : slug }),
      count: slug === chosenSlug ? null : facetCount(counts),
    }))
}
