import type { createPool } from '@oficio/db/pool'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Allowance, RateLimit } from './rate-limits'

export type Pool = ReturnType<typeof createPool>

/** Counts the calls of each key within a time window. */
export interface Counter {
  /** Counts one call. Returns the count, and the seconds until a retry if the limit is exceeded. */
  add(key: string): Promise<{ count: number; waitSeconds: number | null }>
  /** Returns whether this process already refuses the key. Neither counts nor queries the database. */
  find(key: string): { waitSeconds: number | null }
  /** Removes one call from the count. */
  takeBack(key: string): Promise<void>
  /** Resets the count of the key. */
  forget(key: string): Promise<void>
}

interface CounterOptions extends Allowance {
  name: string
  store: RateLimit['store']
  /** Whether counts can be taken back. A used-up key must then not be refused from memory until its window ends. */
  isTakenBack?: boolean
}

/**
 * Creates a counter. Counters in the table rate_limits are shared by all processes. If the database is down, each
 * process counts in memory, so that an outage does not disable the limits.
 */
export function createCounter(pool: Pool, options: CounterOptions): Counter {
  const limiter = createLimiter(pool, options)
  const refusals = createRefusalMemory()
  return {
    add: async (key) => {
      try {
        const { consumedPoints } = await limiter.consume(key)
        return { count: consumedPoints, waitSeconds: null }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const waitSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        if (!options.isTakenBack) refusals.add(key, refusal.msBeforeNext)
        return { count: refusal.consumedPoints, waitSeconds }
      }
    },
    find: refusals.find,
    takeBack: async (key) => void (await limiter.reward(key, 1)),
    forget: async (key) => void (await limiter.delete(key)),
  }
}

/** Remembers until when each key is refused. Deletes expired entries when the list grows large. */
function createRefusalMemory() {
  const until = new Map<string, number>()
  return {
    add: (key: string, ms: number) => {
      const now = performance.now()
      until.set(key, now + ms)
      if (until.size > 1000) for (const [other, end] of until) if (end <= now) until.delete(other)
    },
    find: (key: string) => {
      const ms = (until.get(key) ?? 0) - performance.now()
      return { waitSeconds: ms > 0 ? Math.max(1, Math.ceil(ms / 1000)) : null }
    },
  }
}

function createLimiter(
  pool: Pool,
  { name: keyPrefix, store, points, seconds: duration, isTakenBack = false }: CounterOptions,
): RateLimiterMemory | RateLimiterPostgres {
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
    // Refuses a used-up key from memory, so that a flood does not reach the database.
    ...(isTakenBack ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    insuranceLimiter: inMemory,
  })
}
