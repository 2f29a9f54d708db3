import type { businessCategory } from '@oficio/contracts/businesses/categories'
import { limits } from '@oficio/contracts/limits'
import type { BusinessFacet, BusinessSearchAnswer } from '@oficio/contracts/search/businesses'
import type { Tx } from '@oficio/db/client'
import type { z } from 'zod'
import type { Sought } from './business-source'
import type { Counted } from './found-businesses'
import { countEach } from './read-sought'

type Choice = z.infer<typeof businessCategory>
type Counts = Counted['categories']

/** Returns how many businesses each category would leave in place of the chosen one. */
export const countCategories = (db: Tx, sought: Sought, ids: readonly number[]): Promise<Counts> =>
  countChoices(db, ids, (categoryId) => ({ ...sought, categoryId }))

/** Returns how many businesses each tag would leave beside the chosen ones. */
export const countTags = (db: Tx, sought: Sought, ids: readonly number[]): Promise<Counts> =>
  countChoices(db, ids, (id) => ({ ...sought, tagIds: [...new Set([...sought.tagIds, id])] }))

async function countChoices(db: Tx, ids: readonly number[], soughtOf: (id: number) => Sought) {
  const counts = await countEach(db, ids.map(soughtOf))
  return Object.fromEntries(ids.map((id, at) => [id, counts[at] ?? 0]))
}

/** Returns what stands beside each category and tag. */
export function viewFacets(
  { categories, tags }: Pick<Counted, 'categories' | 'tags'>,
  lists: { data: readonly Choice[]; tags: readonly Choice[] },
): BusinessSearchAnswer['facets'] {
  const facetOf =
    (counts: Counts) =>
    ({ id, name, slug }: Choice): BusinessFacet => {
      const counted = counts[id] ?? 0
      const most = limits.businessSearchCounted
      return { id, name, slug, count: Math.min(counted, most), isCountCapped: counted > most }
    }
  return { categories: lists.data.map(facetOf(categories)), tags: lists.tags.map(facetOf(tags)) }
}
