import { setTimeout as sleep } from 'node:timers/promises'
import type { RateLimitName } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { addressKeys } from './client-address'
import { createCounter, type Pool } from './counter'
import { createLoginGuard, type GuardLogin } from './login-guard'
import { rateLimits } from './rate-limits'

export interface Caller {
  address: string
  userId: string | null
  /** Null where the browser keeps no cookie, or is no browser. */
  deviceHash: string | null
  /** Whether somebody logged in with that browser before: then the calls of its neighbours do not count for it. */
  hasLoggedIn?: boolean
}

export interface Limiter {
  /** Counts a call. Throws rate_limited, which says when to try again. */
  countCall(name: RateLimitName, caller: Caller): Promise<void>
  /** Does the work of one login attempt, and counts it unless the password was right. */
  guardLogin: GuardLogin
}

/** For generated inputs and load tests, which would only ever measure the limiter. */
export const unlimited: Limiter = {
  countCall: async () => undefined,
  guardLogin: (_attempt, work) => work(),
}

/** Makes the counters of all limits. `wait` is another clock's in tests. */
export function createLimiter(pool: Pool, wait: (ms: number) => Promise<unknown> = sleep): Limiter {
  const counters = new Map(
    Object.entries(rateLimits).map(([name, { store, own, address }]) => [
      name,
      {
        own: createCounter(pool, { name, store, ...own }),
        address: createCounter(pool, { name: `${name}:address`, store, ...address }),
      },
    ]),
  )
  return {
    countCall: async (name, { userId, deviceHash, address, hasLoggedIn = false }) => {
      const counter = counters.get(name)
      const own = userId ?? deviceHash
      const addresses = userId === null && !hasLoggedIn ? addressKeys(address) : []
      // Asked first, since whoever makes up a cookie for each call would have a count stored for each; counted last, since
      // one browser that is refused must not use up the calls of its neighbours.
      for (const key of addresses) requireRoom(counter?.address.known(key))
      if (own !== null) requireRoom(await counter?.own.add(own))
      for (const key of addresses) requireRoom(await counter?.address.add(key))
    },
    guardLogin: createLoginGuard(pool, wait),
  }
}

function requireRoom(counted: { waitSeconds: number | null } | undefined): void {
  if (counted && counted.waitSeconds !== null)
    throw new AppError('rate_limited', { retryAfterSeconds: counted.waitSeconds })
}
