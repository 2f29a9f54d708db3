import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followReplica, type Replica } from './follow-replica'
import { readLsn } from './lsn'

const lagMostMs = 5_000

/** How far both are, in bytes of the log; null where it does not answer. */
let written: number
let shown: number | null
/** Held back while it is pending. */
let answer: Promise<void>
let told: string[]
let replica: Replica

const lsn = (bytes: number) => `0/${bytes.toString(16).toUpperCase()}`

beforeEach(async () => {
  vi.useFakeTimers()
  written = 100
  shown = 100
  answer = Promise.resolve()
  told = []
  replica = followReplica({
    askPrimary: async () => {
      const then = lsn(written)
      await answer
      return then
    },
    askReplica: async () => {
      if (shown === null) throw new Error('gone')
      return shown < 0 ? null : lsn(shown)
    },
    lagMostMs,
    log: (_level, text) => told.push(text),
  })
  await pass(0)
})
afterEach(() => {
  replica.stop()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('a replica that has everything may be read, and before the first look nobody knows', async () => {
  expect(replica.isFresh()).toBe(true)
  const unknown = followReplica({
    askPrimary: () => new Promise(() => undefined),
    askReplica: async () => lsn(100),
    lagMostMs,
    log: () => undefined,
  })
  await pass(1_000)
  expect(unknown.isFresh()).toBe(false)
  unknown.stop()
})

it('after a change it may be read once it has all that was written until then, and not before', async () => {
  written = 200
  replica.noteChange()
  expect(replica.isFresh()).toBe(false)
  await pass(1_000)
  expect(replica.isFresh()).toBe(false)
  shown = 199
  await pass(1_000)
  expect(replica.isFresh()).toBe(false)
  // What is written after that does not hold it up.
  written = 900
  shown = 200
  await pass(200)
  expect(replica.isFresh()).toBe(true)
})

it('a change that is noted while both are being asked is not taken for one that was there before', async () => {
  let release = () => {}
  answer = new Promise((resolve) => {
    release = resolve
  })
  // A look begins, and the primary has said how far it is: before the change.
  await pass(1_000)
  written = 200
  replica.noteChange()
  answer = Promise.resolve()
  release()
  await pass(0)
  expect(replica.isFresh()).toBe(false)
  shown = 200
  await pass(200)
  expect(replica.isFresh()).toBe(true)
})

it('one that lags more than it may is not read, however little is missing, until it has caught up', async () => {
  written = 101
  await pass(lagMostMs - 1_000)
  expect(replica.isFresh()).toBe(true)
  await pass(2_500)
  expect(replica.isFresh()).toBe(false)
  shown = 101
  await pass(200)
  expect(replica.isFresh()).toBe(true)
  expect(told).toEqual([])
})

it('one that is always a little behind a busy primary is read all the time', async () => {
  for (let second = 0; second < 20; second += 1) {
    shown = written
    written += 1_000
    await pass(1_000)
    expect(replica.isFresh()).toBe(true)
  }
})

it.each([
  ['that does not answer', null],
  ['that is no replica', -1],
])('one %s is not read, which the log says once, and is again when it is back', async (_which, answered) => {
  shown = answered
  await pass(3_000)
  expect(replica.isFresh()).toBe(false)
  expect(told).toHaveLength(1)
  shown = 100
  await pass(200)
  expect(replica.isFresh()).toBe(true)
  expect(told).toHaveLength(2)
})

it('one whose answer failed somewhere else is not read until it was asked', async () => {
  shown = null
  replica.lose()
  expect(replica.isFresh()).toBe(false)
  shown = 100
  await pass(200)
  expect(replica.isFresh()).toBe(true)
})

it('places in the log are compared as numbers', () => {
  expect(readLsn('1/0') > readLsn('0/FFFFFFFF')).toBe(true)
  expect(readLsn('0/16B3748')).toBe(0x16b3748n)
  expect(() => readLsn('')).toThrow()
})
