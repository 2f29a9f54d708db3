import { createHash } from 'node:crypto'
import type { RateLimitName } from '@oficio/contracts/endpoint'
import type { createPool } from '@oficio/db/pool'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { addressKeys } from './client-address'
import { type RateLimit, rateLimits } from './rate-limits'

interface Caller {
  address: string
  userId: string | null
}

export interface Limiter {
  /** Counts a call. Returns null when it may go on, else after how many seconds to try again. */
  countCall(name: RateLimitName, caller: Caller): Promise<number | null>
  /** Counts an attempt on one value of the limit's field (a user name); same answer. */
  countField(name: RateLimitName, body: unknown): Promise<number | null>
  /** Forgets the attempts on that value: it was the owner after all. */
  forgiveField(name: RateLimitName, body: unknown): Promise<void>
}

/** For generated inputs and load tests, which would only ever measure the limiter. */
export const unlimited: Limiter = {
  countCall: async () => null,
  countField: async () => null,
  forgiveField: async () => undefined,
}

type Counter = RateLimiterMemory | RateLimiterPostgres

/**
 * Makes the counters of all limits. Sensitive ones are kept in the table rate_limits, so that every process counts the
 * same; while the database is gone each process counts for itself, so that an outage does not open the door.
 */
export function createLimiter(pool: ReturnType<typeof createPool>): Limiter {
  const counters = new Map<string, Counter>()
  for (const [name, limit] of Object.entries(rateLimits)) {
    counters.set(name, makeCounter(pool, limit.store, name, limit.each))
    if (limit.perField)
      counters.set(`${name}:field`, makeCounter(pool, limit.store, `${name}:field`, limit.perField))
  }
  return {
    countCall: (name, { userId, address }) =>
      consume(counters.get(name), userId ?? addressKeys(address)[0] ?? address),
    countField: async (name, body) => {
      const key = fieldKey(rateLimits[name], body)
      return key === null ? null : consume(counters.get(`${name}:field`), key)
    },
    forgiveField: async (name, body) => {
      const key = fieldKey(rateLimits[name], body)
      if (key !== null) await counters.get(`${name}:field`)?.delete(key)
    },
  }
}

function makeCounter(
  pool: ReturnType<typeof createPool>,
  store: RateLimit['store'],
  keyPrefix: string,
  { points, seconds: duration }: { points: number; seconds: number },
): Counter {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration })
  if (store === 'memory') return inMemory
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    // Once used up, a key is refused from memory: a flood does not reach the database.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: inMemory,
  })
}

async function consume(counter: Counter | undefined, key: string): Promise<number | null> {
  try {
    await counter?.consume(key)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

/** Hashed, because the table of counters is no place for mail addresses. */
function fieldKey({ perField }: RateLimit, body: unknown): string | null {
  if (!perField || typeof body !== 'object' || body === null) return null
  const value: unknown = Object.entries(body).find(([name]) => name === perField.field)?.[1]
  if (typeof value !== 'string') return null
  const normal = value.trim().normalize('NFC').toLowerCase()
  return createHash('sha256').update(normal).digest('base64url')
}
