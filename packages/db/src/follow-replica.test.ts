import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followReplica, type Replica } from './follow-replica'
import { readLsn } from './lsn'

const lagMostMs = 5_000

/** WAL positions of the primary and of the replica, in bytes; null if the replica does not answer. */
let primaryLsn: number
let replicaLsn: number | null
/** The answers of both servers wait for this promise. */
let answer: Promise<void>
let logLines: string[]
let replica: Replica

const lsn = (bytes: number) => `0/${bytes.toString(16).toUpperCase()}`

beforeEach(async () => {
  vi.useFakeTimers()
  primaryLsn = 100
  replicaLsn = 100
  answer = Promise.resolve()
  logLines = []
  replica = followReplica({
    askPrimary: async () => {
      const lsnText = lsn(primaryLsn)
      await answer
      return lsnText
    },
    askReplica: async () => {
      if (replicaLsn === null) throw new Error('gone')
      return replicaLsn < 0 ? null : lsn(replicaLsn)
    },
    lagMostMs,
    log: (_level, text) => logLines.push(text),
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

it('reads from the replica after a change only once it has everything written until then', async () => {
  primaryLsn = 200
  replica.noteChange()
  expect(replica.isFresh()).toBe(false)
  await pass(1_000)
  expect(replica.isFresh()).toBe(false)
  replicaLsn = 199
  await pass(1_000)
  expect(replica.isFresh()).toBe(false)
  // Later writes of the primary do not matter: the replica has reached the required position.
  primaryLsn = 900
  replicaLsn = 200
  await pass(200)
  expect(replica.isFresh()).toBe(true)
})

it('a change during a check does not count as an earlier one', async () => {
  let release = () => {}
  answer = new Promise((resolve) => {
    release = resolve
  })
  // A check begins: the primary has reported its position, from before the change.
  await pass(1_000)
  primaryLsn = 200
  replica.noteChange()
  answer = Promise.resolve()
  release()
  await pass(0)
  expect(replica.isFresh()).toBe(false)
  replicaLsn = 200
  await pass(200)
  expect(replica.isFresh()).toBe(true)
})

it('a replica that lags too long is not read, however little is missing, until it has caught up', async () => {
  primaryLsn = 101
  await pass(lagMostMs - 1_000)
  expect(replica.isFresh()).toBe(true)
  await pass(2_500)
  expect(replica.isFresh()).toBe(false)
  replicaLsn = 101
  await pass(200)
  expect(replica.isFresh()).toBe(true)
  expect(logLines).toEqual([])
})

it('a replica that is always slightly behind a busy primary is read all the time', async () => {
  for (let second = 0; second < 20; second += 1) {
    replicaLsn = primaryLsn
    primaryLsn += 1_000
    await pass(1_000)
    expect(replica.isFresh()).toBe(true)
  }
})

it.each([
  ['that does not answer', null],
  ['that is no replica', -1],
])(
  'a replica of which %s is not read, which is logged once, and is read again when it is back',
  async (_which, replicaAnswer) => {
    replicaLsn = replicaAnswer
    await pass(3_000)
    expect(replica.isFresh()).toBe(false)
    expect(logLines).toHaveLength(1)
    replicaLsn = 100
    await pass(200)
    expect(replica.isFresh()).toBe(true)
    expect(logLines).toHaveLength(2)
  },
)

it('a replica whose read failed is not read until the next check', async () => {
  replicaLsn = null
  replica.lose()
  expect(replica.isFresh()).toBe(false)
  replicaLsn = 100
  await pass(200)
  expect(replica.isFresh()).toBe(true)
})

it('places in the log are compared as numbers', () => {
  expect(readLsn('1/0') > readLsn('0/FFFFFFFF')).toBe(true)
  expect(readLsn('0/16B3748')).toBe(0x16b3748n)
  expect(() => readLsn('')).toThrow()
})
