import { isDatabaseAway } from '@oficio/db/outage'
import { longIt } from '@oficio/domain/testing/long-form'
import { type OtherConnection, otherConnection } from '@oficio/domain/testing/other-connection'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config'
import { type ContextOverrides, closeContext, createContext, interactiveWaits } from './context'

let ctx: ReturnType<typeof createContext>
let other: OtherConnection
let databaseUrl: string

/** Opens a context with this pool size and these time limits. */
function open({ poolSize, ...waits }: { poolSize: number } & ContextOverrides['waits']) {
  const secret = 'a'.repeat(64)
  const env = { DATABASE_URL: databaseUrl, AUTH_SECRET: secret, TOKEN_SECRET: secret, LOG_LEVEL: 'silent' }
  return createContext(readConfig(env), { poolSize, waits: { ...interactiveWaits, ...waits } })
}

beforeEach(async () => {
  databaseUrl = (await createTestContext()).databaseUrl
  ctx = open({ poolSize: 4, lockTimeoutMs: 0 })
  other = await otherConnection(databaseUrl)
})

afterEach(async () => {
  await other.end()
  await closeContext(ctx)
})

/** Returns a barrier that opens when `count` callers have arrived. Later callers pass at once. */
function meetingOf(count: number): () => Promise<void> {
  let missing = count
  let open: () => void
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    missing -= 1
    if (missing <= 0) open()
    return gate
  }
}

const lock = async (table: string) => {
  await other.query('BEGIN')
  await other.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
}

/** Terminates the connections that wait for the lock, once there is at least one. */
async function cutWaiters() {
  // Reads pg_locks, because a transaction sees only its first snapshot of pg_stat_activity.
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`
  await expect.poll(async () => (await other.query(cut)).rowCount).toBeGreaterThan(0)
}

const storeAs = (key: string) => (value: number) =>
  ctx.db.setting.create({
    data: { key, value, validFrom: ctx.clock.now(), createdAt: ctx.clock.now() },
  })
const store = storeAs('trialLeads')
const storeFee = () => storeAs('urgencyFeeArs')(1)
const values = async () =>
  (await ctx.db.setting.findMany({ orderBy: { key: 'asc' } })).map(({ value }) => value)

describe('a read', () => {
  it('is repeated once after its connection is cut', async () => {
    await lock('rubros')
    const count = ctx.db.rubro.count()
    count.catch(() => undefined)
    await cutWaiters()
    await other.query('ROLLBACK')
    expect(await count).toBeGreaterThan(0)
  })

  it('is repeated in raw SQL too', async () => {
    await lock('rubros')
    const count = ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int FROM rubros`
    const answer = count.then(([row]) => row?.count)
    answer.catch(() => undefined)
    await cutWaiters()
    await other.query('ROLLBACK')
    expect(await answer).toBeGreaterThan(0)
  })
})

it('a write whose connection is cut is not repeated, for it may have been done', async () => {
  await lock('settings')
  const storing = store(5)
  const refusal = expect(storing).rejects.toSatisfy(isDatabaseAway)
  await cutWaiters()
  await other.query('ROLLBACK')
  await refusal
  expect(await ctx.db.setting.count()).toBe(0)
})

longIt('a write by itself that a deadlock undid is done again, once', async () => {
  // In the order in which the write reaches the rows.
  for (const key of ['businessBasicArs', 'trialLeads', 'urgencyFeeArs']) await storeAs(key)(1)
  const third = await otherConnection(databaseUrl)
  const hold = (connection: OtherConnection, key: string) =>
    connection.query(`UPDATE settings SET value = value WHERE key = '${key}'`)
  const waiters = async () => (await third.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount
  for (const connection of [other, third]) await connection.query('BEGIN')
  // Only the write checks for deadlocks, so PostgreSQL rolls back the write.
  await other.query("SET LOCAL deadlock_timeout = '1h'")
  await hold(other, 'urgencyFeeArs')
  await hold(third, 'trialLeads')
  const write = Promise.allSettled([
    ctx.db.$executeRaw`UPDATE settings SET value = to_jsonb((value)::int + 1)`,
  ])
  await expect.poll(waiters).toBe(1)
  const secondHold = hold(other, 'businessBasicArs')
  await expect.poll(waiters).toBe(2)
  // The write continues to the last row. There it waits for the other transaction, which waits for the write.
  await third.query('COMMIT')
  await secondHold
  await other.query('COMMIT')
  expect(await write).toEqual([{ status: 'fulfilled', value: 3 }])
  expect(await values()).toEqual([2, 2, 2])
  await third.end()
})

describe('a transaction', () => {
  it('is repeated after a deadlock, and both transactions take effect once', async () => {
    await store(5)
    await storeFee()
    const meeting = meetingOf(2)
    const addTo = (keys: string[]) =>
      ctx.db.$transaction(async (tx) => {
        for (const key of keys) {
          await tx.$executeRaw`UPDATE settings SET value = to_jsonb((value)::int + 1) WHERE key = ${key}`
          await meeting()
        }
      })
    await Promise.all([addTo(['trialLeads', 'urgencyFeeArs']), addTo(['urgencyFeeArs', 'trialLeads'])])
    expect(await values()).toEqual([7, 3])
  })

  it('is repeated after a conflict with another one', async () => {
    await store(5)
    const meeting = meetingOf(2)
    const addOne = () =>
      ctx.db.$transaction(
        async (tx) => {
          const { key, validFrom, value } = await tx.setting.findFirstOrThrow()
          await meeting()
          await tx.setting.update({
            where: { key_validFrom: { key, validFrom } },
            data: { value: Number(value) + 1 },
          })
        },
        { isolationLevel: 'Serializable' },
      )
    await Promise.all([addOne(), addOne()])
    expect((await ctx.db.setting.findFirstOrThrow()).value).toBe(7)
  })
})

it('nobody who waits for a page waits long for a lock or an answer', async () => {
  await closeContext(ctx)
  ctx = open({ poolSize: 1 })
  const [limits] = await ctx.db.$queryRaw<object[]>`
    SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`
  expect(limits).toEqual({ lock: '3s', statement: '10s' })
})

describe('a caller that waits for the database too long', () => {
  it.each([
    ['for a lock', { lockTimeoutMs: 50 }, () => ctx.db.rubro.count()],
    ['for a lock in SQL of our own', { lockTimeoutMs: 50 }, () => ctx.db.$queryRaw`SELECT id FROM rubros`],
    [
      'for a lock within a transaction',
      { lockTimeoutMs: 50 },
      () => ctx.db.$transaction((tx) => tx.rubro.count()),
    ],
    ['for an answer', { statementTimeoutMs: 50 }, () => ctx.db.$queryRaw`SELECT pg_sleep(60)::text`],
    [
      'for a connection',
      { connectTimeoutMs: 50 },
      () => ctx.db.$transaction(() => ctx.db.$transaction(async () => undefined)),
    ],
  ])('%s', async (_name, waits, ask) => {
    await closeContext(ctx)
    ctx = open({ poolSize: 1, ...waits })
    await lock('rubros')
    await expect(ask()).rejects.toSatisfy(isDatabaseAway)
    await other.query('ROLLBACK')
  })
})
