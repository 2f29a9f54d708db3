import { expect, it } from 'vitest'
import { createEnsureDevice } from './ensure-device'

it('a device is asked for once, and again after a failure or a refusal', async () => {
  const answers = [
    () => Promise.reject(new Error('gone')),
    async () => ({ ok: false }),
    async () => ({ ok: true }),
  ]
  let asked = 0
  const ensure = createEnsureDevice(() => {
    const answer = answers[asked]
    asked += 1
    return answer ? answer() : Promise.reject(new Error('asked too often'))
  })
  await Promise.all([ensure(), ensure()])
  expect(asked).toBe(1)
  await ensure()
  expect(asked).toBe(2)
  await ensure()
  await ensure()
  expect(asked).toBe(3)
})
