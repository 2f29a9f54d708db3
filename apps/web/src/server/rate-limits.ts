import type { RateLimitName } from '@oficio/contracts/endpoint'

interface Allowance {
  points: number
  seconds: number
}

export interface RateLimit {
  /** Shared by all web processes (the sensitive few), or counted by each for itself (floods). */
  store: 'postgres' | 'memory'
  /** For each account where one is logged in, else for each address. */
  each: Allowance
  /** Beside that, for each value of a field of the body, so that many addresses cannot guess at one account. */
  perField?: Allowance & { field: string }
}

/** What each limit allows. Many phones of one carrier share an address, so these leave room for neighbours. */
export const rateLimits: Record<RateLimitName, RateLimit> = {
  login: {
    store: 'postgres',
    each: { points: 30, seconds: 600 },
    perField: { field: 'username', points: 10, seconds: 900 },
  },
  register: { store: 'postgres', each: { points: 20, seconds: 3600 } },
  refresh: { store: 'postgres', each: { points: 60, seconds: 60 } },
  submit: { store: 'postgres', each: { points: 30, seconds: 600 } },
  code: { store: 'postgres', each: { points: 30, seconds: 600 } },
  upload: { store: 'postgres', each: { points: 100, seconds: 600 } },
  // A page that waits for a payment asks every few seconds, and each answer may cost a question to the provider.
  payment: { store: 'postgres', each: { points: 120, seconds: 600 } },
  // The provider sends from a few addresses for everybody; what is not signed is refused before anything is stored.
  notification: { store: 'memory', each: { points: 6000, seconds: 60 } },
  write: { store: 'memory', each: { points: 120, seconds: 60 } },
  read: { store: 'memory', each: { points: 900, seconds: 60 } },
}
