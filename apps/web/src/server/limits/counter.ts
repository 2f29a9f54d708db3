import type { createPool } from '@oficio/db/pool'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Allowance, RateLimit } from './rate-limits'

export type Pool = ReturnType<typeof createPool>

/** Counts what each key did in its window of time. */
export interface Counter {
  /** Counts one more. Returns how many they are, and after how many seconds to come again if that is too many. */
  add(key: string): Promise<{ count: number; waitSeconds: number | null }>
  /** Returns whether this process refused that key and would again, without counting or asking anybody. */
  known(key: string): { waitSeconds: number | null }
  /** Takes one back. */
  takeBack(key: string): Promise<void>
  /** Begins anew. */
  forget(key: string): Promise<void>
}

interface CounterOptions extends Allowance {
  name: string
  store: RateLimit['store']
  /** Counts may be taken back, so a used up key must not be refused from memory until its window ends. */
  isTakenBack?: boolean
}

/**
 * Makes a counter. Those in the table rate_limits are the same for every process; while the database is gone each
 * process counts for itself, so that an outage does not open the door.
 */
export function createCounter(pool: Pool, options: CounterOptions): Counter {
  const limiter = createLimiter(pool, options)
  const refused = keepRefused()
  return {
    add: async (key) => {
      try {
        const { consumedPoints } = await limiter.consume(key)
        return { count: consumedPoints, waitSeconds: null }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const waitSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        if (!options.isTakenBack) refused.add(key, refusal.msBeforeNext)
        return { count: refusal.consumedPoints, waitSeconds }
      }
    },
    known: refused.find,
    takeBack: async (key) => void (await limiter.reward(key, 1)),
    forget: async (key) => void (await limiter.delete(key)),
  }
}

/** Remembers until when each key is refused; those whose time is over go when there are many. */
function keepRefused() {
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
    // Once used up, a key is refused from memory: a flood does not reach the database.
    ...(isTakenBack ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    insuranceLimiter: inMemory,
  })
}
