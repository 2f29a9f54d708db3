import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { findPlaceAnywhere } from '../../places/find-place'
import { buildBusiness } from '../../testing/builders/build-business'
import { createTestContext } from '../../testing/test-context'
import { countBusinessScores } from './count-business-scores'
import { countBusinessWords } from './count-business-words'
import judgedBusinesses from './judged-businesses.json' with { type: 'json' }
import judged from './judged-queries.json' with { type: 'json' }
import { searchBusinesses } from './search-businesses'

/** Written before anything answered them; neither synonyms nor businesses are changed for one of them. */
const shareAnswered = 0.95
/** How many of the first results somebody looks at. */
const looked = 3

it('of sixty queries as people type them, nineteen of twenty have a right answer among the first three', async () => {
  const ctx = await createTestContext()
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
    const shown = businesses.slice(0, looked).map(({ name }) => name)
    if (!shown.some((name) => right.includes(name))) wrong.push(`${query}: ${shown.join(', ')}`)
  }
  expect(judged).toHaveLength(60)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(judged.length * (1 - shareAnswered))
})
