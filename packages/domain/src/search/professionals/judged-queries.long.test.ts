import { expect } from 'vitest'
import { listRubros } from '../../rubros/list-rubros'
import { buildProfessional } from '../../testing/builders/build-professional'
import { askJudgedOfProfessionals, topCount } from '../../testing/judges/judged-professionals'
import { longIt } from '../../testing/long-form'
import { createTestContext } from '../../testing/test-context'
import { countScores } from './count-scores'
import { countWords } from './count-words'

const shareAnswered = 0.95

longIt('nineteen of twenty out of sixty real queries have a right answer among the first three', async () => {
  const ctx = await createTestContext()
  const rubros = await listRubros(ctx)
  // Each rubro gets enough professionals to fill the first places. The first of each also has a second rubro.
  for (const [index, { id }] of rubros.entries()) {
    for (let number = 0; number < topCount; number += 1) {
      const other = rubros[(index * 7 + 31) % rubros.length]?.id ?? id
      await buildProfessional(ctx, { rubroIds: number === 0 ? [id, other] : [id] })
    }
  }
  await countScores(ctx)
  await countWords(ctx)
  const { queryCount, wrong } = await askJudgedOfProfessionals(ctx)
  expect(queryCount).toBe(60)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(queryCount * (1 - shareAnswered))
})
