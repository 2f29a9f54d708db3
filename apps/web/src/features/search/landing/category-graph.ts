import { paths } from '@oficio/contracts/paths'
import type { CategoryInProvince, CategoryInTown, KeptBusiness } from '@oficio/contracts/search/landing'
import { categoryProvinceTrail, categoryTitle, categoryTownTrail } from './category-words'
import { type Thing, trailGraph } from './landing-graph'
import { provinceText } from './landing-words'

/** Returns what search engines read of a category in a town: where it stands, and links to its businesses. */
export const categoryGraph = (
  found: Pick<CategoryInTown, 'category' | 'town'>,
  businesses: readonly KeptBusiness[],
  origin: string,
): Thing[] => [
  trailGraph(categoryTownTrail(found), origin),
  listGraph(`${categoryTitle(found.category)} en ${found.town.city}`, businesses, origin),
]

export const categoryProvinceGraph = (
  found: Pick<CategoryInProvince, 'category' | 'province'>,
  businesses: readonly KeptBusiness[],
  origin: string,
): Thing[] => [
  trailGraph(categoryProvinceTrail(found), origin),
  listGraph(`${categoryTitle(found.category)} en ${provinceText(found.province.name)}`, businesses, origin),
]

const listGraph = (name: string, businesses: readonly KeptBusiness[], origin: string): Thing => ({
  '@type': 'ItemList',
  name,
  itemListElement: businesses.map(({ slug, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: origin + paths.business(slug),
  })),
})
