import { paths } from '@oficio/contracts/paths'
import type { CachedBusiness, CategoryInProvince, CategoryInTown } from '@oficio/contracts/search/landing'
import { categoryProvinceTrail, categoryTitle, categoryTownTrail } from './category-words'
import { type JsonObject, trailGraph } from './landing-graph'
import { provinceText } from './landing-words'

/** Returns the structured data (schema.org) of a category in a town: the breadcrumb, and links to its businesses. */
export const categoryGraph = (
  landing: Pick<CategoryInTown, 'category' | 'town'>,
  businesses: readonly CachedBusiness[],
  origin: string,
): JsonObject[] => [
  trailGraph(categoryTownTrail(landing), origin),
  listGraph(`${categoryTitle(landing.category)} en ${landing.town.city}`, businesses, origin),
]

export const categoryProvinceGraph = (
  landing: Pick<CategoryInProvince, 'category' | 'province'>,
  businesses: readonly CachedBusiness[],
  origin: string,
): JsonObject[] => [
  trailGraph(categoryProvinceTrail(landing), origin),
  listGraph(
    `${categoryTitle(landing.category)} en ${provinceText(landing.province.name)}`,
    businesses,
    origin,
  ),
]

const listGraph = (name: string, businesses: readonly CachedBusiness[], origin: string): JsonObject => ({
  '@type': 'ItemList',
  name,
  itemListElement: businesses.map(({ slug, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: origin + paths.business(slug),
  })),
})
