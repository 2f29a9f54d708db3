import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTurns } from './turns'

const address = '200.1.2.3'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates turns with one waiting request and none being processed. */
function withOneWaiting() {
  const turns = createTurns(10)
  let isBegun = false
  turns.wait(() => {
    isBegun = true
  }, address)
  return { turns, isBegun: () => isBegun }
}

/** Accepts a new connection in each turn of the event loop, `times` times. Calls `onTurn` before every connection. */
async function letOthersCome(turns: ReturnType<typeof createTurns>, times: number, onTurn = () => {}) {
  for (let time = 0; time < times; time += 1) {
    onTurn()
    turns.hear()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

it('starts no request while new connections arrive', async () => {
  const { turns, isBegun } = withOneWaiting()
  await letOthersCome(turns, 50)
  expect(isBegun()).toBe(false)
  await expect.poll(isBegun).toBe(true)
})

it('starts a request after some milliseconds although new connections arrive', async () => {
  const { turns, isBegun } = withOneWaiting()
  await letOthersCome(turns, 30, () => vi.advanceTimersByTime(10))
  expect(isBegun()).toBe(true)
})

it('measures how long the first request has waited, until it starts or is dropped', async () => {
  const turns = createTurns(10)
  const ends = Array.from({ length: 10 }, () => turns.work())
  const start = () => undefined
  turns.wait(start, address)
  vi.advanceTimersByTime(70)
  expect(turns.waitedMs()).toBe(70)
  turns.forget(start, address)
  expect(turns.waitedMs()).toBe(0)
  turns.wait(start, address)
  ends[0]?.()
  await expect.poll(() => turns.waitedMs()).toBe(0)
})

it('lets addresses take turns, so that many requests of one address delay no other address', async () => {
  const turns = createTurns(10)
  const started: string[] = []
  const ends: (() => void)[] = []
  const waits = (address: string) => {
    turns.wait(() => {
      started.push(address)
      ends.push(turns.work())
    }, address)
  }
  for (let count = 0; count < 20; count += 1) waits('10.0.0.1')
  await expect.poll(() => started.length).toBe(10)
  for (const address of ['10.0.0.2', '10.0.0.3']) waits(address)
  for (const end of ends.splice(0)) end()
  await expect.poll(() => started.length).toBe(20)
  expect(started.slice(10, 17).filter((address) => address !== '10.0.0.1')).toEqual(['10.0.0.2', '10.0.0.3'])
})
