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
  /** Null if the client sends no device cookie. */
  deviceHash: string | null
  /**
   * Whether any account logged in with this browser before. The calls of other users at the same address then do not
   * count against it.
   */
  hasLoggedIn?: boolean
}

export interface Limiter {
  /** Counts a call. Throws rate_limited with the time of a retry. */
  countCall(name: RateLimitName, caller: Caller): Promise<void>
  /** Runs a login attempt, and counts it unless the password was right. */
  guardLogin: GuardLogin
}

/** A limiter without limits, for generated inputs and load tests, which would otherwise measure only the limiter. */
export const unlimited: Limiter = {
  countCall: async () => undefined,
  guardLogin: (_attempt, work) => work(),
}

/** Creates the counters of all limits. Tests replace `wait`. */
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
      // Checks the address first, because a caller who invents a cookie for each call would otherwise create a counter
      // for each. Counts the address last, because one refused browser must not use up the calls of its neighbours.
      for (const key of addresses) requireRoom(counter?.address.find(key))
      if (own !== null) requireRoom(await counter?.own.add(own))
      for (const key of addresses) requireRoom(await counter?.address.add(key))
    },
    guardLogin: createLoginGuard(pool, wait),
  }
}

function requireRoom(countedCall: { waitSeconds: number | null } | undefined): void {
  if (countedCall && countedCall.waitSeconds !== null)
    throw new AppError('rate_limited', { retryAfterSeconds: countedCall.waitSeconds })
}
