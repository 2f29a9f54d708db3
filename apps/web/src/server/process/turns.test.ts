import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns } from './turns'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets somebody new come in each turn of the loop, so often, and calls `each` before every one of them. */
async function letOthersCome(turns: ReturnType<typeof createTurns>, times: number, each = () => {}) {
  for (let time = 0; time < times; time += 1) {
    each()
    turns.hear()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

it('nobody begins while others come, who may have to be told that it is too much', async () => {
  const turns = createTurns()
  let isBegun = false
  turns.wait(() => {
    isBegun = true
  })
  await letOthersCome(turns, 50)
  expect(isBegun).toBe(false)
  await expect.poll(() => isBegun).toBe(true)
})

it('but not for ever: after a fifth of a second it begins whoever comes', async () => {
  const turns = createTurns()
  let isBegun = false
  turns.wait(() => {
    isBegun = true
  })
  await letOthersCome(turns, 30, () => vi.advanceTimersByTime(10))
  expect(isBegun).toBe(true)
})

it('how long the first has waited is known until it begins or goes', async () => {
  const turns = createTurns()
  const ends = Array.from({ length: 10 }, () => turns.work())
  const start = () => undefined
  turns.wait(start)
  vi.advanceTimersByTime(70)
  expect(turns.waitedMs()).toBe(70)
  turns.forget(start)
  expect(turns.waitedMs()).toBe(0)
  turns.wait(start)
  ends[0]?.()
  await expect.poll(() => turns.waitedMs()).toBe(0)
})
