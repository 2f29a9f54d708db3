import { expect, it } from 'vitest'
import { createEnsureDevice } from './ensure-device'

it('a device is asked for once, and again after a failure or a refusal', async () => {
  const answers = [
    () => Promise.reject(new Error('gone')),
    async () => ({ ok: false }),
    async () => ({ ok: true }),
  ]
  let askCount = 0
  const ensure = createEnsureDevice(() => {
    const answer = answers[askCount]
    askCount += 1
    return answer ? answer() : Promise.reject(new Error('asked too often'))
  })
  await Promise.all([ensure(), ensure()])
  expect(askCount).toBe(1)
  await ensure()
  expect(askCount).toBe(2)
  await ensure()
  await ensure()
  expect(askCount).toBe(3)
})
