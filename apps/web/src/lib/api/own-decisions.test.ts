import { expect, it } from 'vitest'
import { isDecidedHere, recordDecision } from './own-decisions'

const refusal = () => Promise.reject(new Error('already decided'))

it('knows an item that this tab decided', async () => {
  expect(isDecidedHere('own')).toBe(false)
  expect(await recordDecision('own', async () => 'answer')).toBe('answer')
  expect(isDecidedHere('own')).toBe(true)
})

it('leaves a refused decision to the admin who came first, also after an earlier success', async () => {
  await recordDecision('reported', async () => undefined)
  await expect(recordDecision('reported', refusal)).rejects.toThrow('already decided')
  expect(isDecidedHere('reported')).toBe(false)
})
