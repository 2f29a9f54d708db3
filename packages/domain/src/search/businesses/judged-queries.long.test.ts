import { expect } from 'vitest'
import { askJudged } from '../../testing/judges/judged-searches'
import { longIt } from '../../testing/long-form'
import { createTestContext } from '../../testing/test-context'

const shareAnswered = 0.95

longIt('nineteen of twenty out of sixty real queries have a right answer among the first three', async () => {
  const { queryCount, wrong } = await askJudged(await createTestContext())
  expect(queryCount).toBe(60)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(queryCount * (1 - shareAnswered))
})
