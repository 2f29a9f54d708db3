import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLoadGate, type LoadGate } from './load-gate'

/** The limits of the gate. */
const always = 32
const mostWhileStarting = 256
const address = '200.1.2.3'

let gate: LoadGate
beforeEach(() => {
  gate = createLoadGate({ waiting: () => 0, connections: 10 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Admits as many requests as fit, at most `count`. Returns a function for each that frees its place. */
function fill(count: number): (() => void)[] {
  const inside: (() => void)[] = []
  while (inside.length < count && gate.hasRoom(address))
    inside.push(gate.take(() => undefined, { address, isWhole: () => true }).leave)
  return inside
}

/** Answers each request after its turn has come. */
function answerAll(inside: readonly (() => void)[]): void {
  for (const leave of inside) {
    vi.advanceTimersByTime(10)
    leave()
  }
}

/**
 * Returns whether the gate refuses one more request while `always` requests are inside and the next one has waited
 * long.
 */
function isTurningAway(): boolean {
  const inside = fill(always)
  vi.advanceTimersByTime(600)
  const isFull = !gate.hasRoom(address)
  answerAll(inside)
  return isFull
}

it('refuses no request after a start until the process has caught up', () => {
  const inside = fill(always)
  vi.advanceTimersByTime(600)
  inside.push(...fill(always))
  expect(inside).toHaveLength(2 * always)
  // A single response does not end the start phase, because the other requests still wait.
  answerAll(inside.slice(0, 1))
  expect(gate.hasRoom(address)).toBe(true)
  answerAll(inside.slice(1))
  expect(isTurningAway()).toBe(true)
})

it('limits the requests that are admitted during a start', () => {
  expect(fill(mostWhileStarting + 1)).toHaveLength(mostWhileStarting)
})

it('counts a process as started after half a minute without a response', () => {
  fill(1)
  vi.advanceTimersByTime(30_000)
  expect(isTurningAway()).toBe(true)
})
