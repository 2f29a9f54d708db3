import type { businessCategory } from '@oficio/contracts/businesses/categories'
import { limits } from '@oficio/contracts/limits'
import type { BusinessFacet, BusinessSearchAnswer } from '@oficio/contracts/search/businesses'
import type { Tx } from '@oficio/db/client'
import type { z } from 'zod'
import type { Sought } from './business-source'
import { countEach } from './read-sought'

type Choice = z.infer<typeof businessCategory>

interface Lists {
  data: readonly Choice[]
  tags: readonly Choice[]
}

/** Returns how many businesses each category would leave in place of the chosen one, and each tag beside the chosen ones. */
export async function countFacets(
  db: Tx,
  sought: Sought,
  { data: categories, tags }: Lists,
): Promise<BusinessSearchAnswer['facets']> {
  const counts = await countEach(db, [
    ...categories.map(({ id }) => ({ ...sought, categoryId: id })),
    ...tags.map(({ id }) => ({ ...sought, tagIds: [...new Set([...sought.tagIds, id])] })),
  ])
  const facet = ({ id, name, slug }: Choice, at: number): BusinessFacet => {
    const counted = counts[at] ?? 0
    const most = limits.businessSearchCounted
    return { id, name, slug, count: Math.min(counted, most), isMore: counted > most }
  }
  return {
    categories: categories.map(facet),
    tags: tags.map((tag, at) => facet(tag, categories.length + at)),
  }
}
