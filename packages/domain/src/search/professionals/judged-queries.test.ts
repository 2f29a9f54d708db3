import { searchQuery } from '@oficio/contracts/search/professionals'
import { expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { listRubros } from '../../rubros/list-rubros'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext } from '../../testing/test-context'
import { countScores } from './count-scores'
import { countWords } from './count-words'
import judged from './judged-queries.json' with { type: 'json' }
import { searchProfessionals } from './search-professionals'

/** Written before anything answered them, from the names of the rubros alone; synonyms are not changed for one of them. */
const shareAnswered = 0.95
/** How many of the first results somebody looks at. */
const looked = 3

it('of sixty queries as people type them, nineteen of twenty have a right answer among the first three', async () => {
  const ctx = await createTestContext()
  const rubros = await listRubros(ctx)
  // Of each rubro as many as can fill the first places; every third has another one besides.
  for (const [index, { id }] of rubros.entries()) {
    for (let number = 0; number < looked; number += 1) {
      const other = rubros[(index * 7 + 31) % rubros.length]?.id ?? id
      await buildProfessional(ctx, { rubroIds: number === 0 ? [id, other] : [id] })
    }
  }
  await countScores(ctx)
  await countWords(ctx)
  const wrong: string[] = []
  for (const { query, rubros: right } of judged) {
    const { professionals } = await searchProfessionals(ctx, visitor(), searchQuery.parse({ query }))
    const shown = professionals.slice(0, looked)
    if (!shown.some((one) => one.rubros.some((name) => right.includes(name))))
      wrong.push(`${query}: ${shown.map((one) => one.rubros.join('/')).join(', ')}`)
  }
  expect(judged).toHaveLength(60)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(judged.length * (1 - shareAnswered))
})
