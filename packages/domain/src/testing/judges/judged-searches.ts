import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findPlaceAnywhere } from '../../places/find-place'
import { countBusinessScores } from '../../search/businesses/count-business-scores'
import { countBusinessWords } from '../../search/businesses/count-business-words'
import judgedBusinesses from '../../search/businesses/judged-businesses.json' with { type: 'json' }
import judged from '../../search/businesses/judged-queries.json' with { type: 'json' }
import { searchBusinesses } from '../../search/businesses/search-businesses'
import { buildBusiness } from '../builders/build-business'

/** Number of first results that are judged. */
const topCount = 3

/**
 * Fills an empty database with the judged businesses and runs the judged queries. Both were written before the search
 * existed. Never change them, or a synonym, to make a query pass. Returns the number of queries, and the results of
 * each query without a right answer among the first three.
 */
export async function askJudged(ctx: Ctx): Promise<{ queryCount: number; wrong: string[] }> {
  for (const { name, categories, city, description, tags } of judgedBusinesses) {
    const place = await findPlaceAnywhere(ctx, city)
    if (!place) throw new Error(`no town is called ${city}`)
    const { localidadId } = place
    await buildBusiness(ctx, { name, description, localidadId, categoryIds: categories, tagIds: tags })
  }
  await countBusinessScores(ctx)
  await countBusinessWords(ctx)
  const wrong: string[] = []
  for (const { query, right } of judged) {
    const { businesses } = await searchBusinesses(ctx, visitor(), businessSearchQuery.parse({ query }))
    const topNames = businesses.slice(0, topCount).map(({ name }) => name)
    if (!topNames.some((name) => right.includes(name))) wrong.push(`${query}: ${topNames.join(', ')}`)
  }
  return { queryCount: judged.length, wrong }
}
