import { paths } from '@oficio/contracts/paths'
import type { CategoryInTown, KeptBusiness } from '@oficio/contracts/search/landing'
import { categoryTitle, categoryTownTrail } from './category-words'
import { type Thing, trailGraph } from './landing-graph'

/** Returns what search engines read of a category in a town: where it stands, and links to its businesses. */
export const categoryGraph = (
  found: Pick<CategoryInTown, 'category' | 'town'>,
  businesses: readonly KeptBusiness[],
  origin: string,
): Thing[] => [
  trailGraph(categoryTownTrail(found), origin),
  {
    '@type': 'ItemList',
    name: `${categoryTitle(found.category)} en ${found.town.city}`,
    itemListElement: businesses.map(({ slug, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: origin + paths.business(slug),
    })),
  },
]
