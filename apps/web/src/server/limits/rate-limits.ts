import type { RateLimitName } from '@oficio/contracts/endpoint'

export interface Allowance {
  points: number
  seconds: number
}

export interface RateLimit {
  /** Shared by all web processes (the sensitive few), or counted by each for itself (floods). */
  store: 'postgres' | 'memory'
  /** For each account, and for each browser that nobody is logged in with. */
  own: Allowance
  /**
   * For everybody together who is not logged in behind one address: a phone network puts hundreds behind one, so this is
   * a ceiling against floods. Whoever drops their cookies has no other limit than this.
   */
  address: Allowance
}

const tenMinutes = 600
const day = 86_400

export const rateLimits: Record<RateLimitName, RateLimit> = {
  // Only against floods: wrong passwords are counted by `loginLimits`, right ones are nobody's harm.
  login: {
    store: 'memory',
    own: { points: 120, seconds: 60 },
    address: { points: 1200, seconds: 60 },
  },
  // Each may mail an address that nobody has proven.
  register: {
    store: 'postgres',
    own: { points: 20, seconds: 3600 },
    address: { points: 200, seconds: 3600 },
  },
  refresh: {
    store: 'postgres',
    own: { points: 60, seconds: 60 },
    address: { points: 600, seconds: 60 },
  },
  // Each may mail the owner of an account; how often in all is held by the account itself.
  recover: {
    store: 'postgres',
    own: { points: 20, seconds: 3600 },
    address: { points: 200, seconds: 3600 },
  },
  submit: {
    store: 'postgres',
    own: { points: 30, seconds: tenMinutes },
    address: { points: 300, seconds: tenMinutes },
  },
  code: {
    store: 'postgres',
    own: { points: 30, seconds: tenMinutes },
    address: { points: 600, seconds: tenMinutes },
  },
  upload: {
    store: 'postgres',
    own: { points: 100, seconds: tenMinutes },
    address: { points: 500, seconds: tenMinutes },
  },
  // A page that waits for a payment asks every few seconds, and each answer may cost a question to the provider.
  payment: {
    store: 'postgres',
    own: { points: 120, seconds: tenMinutes },
    address: { points: 1800, seconds: tenMinutes },
  },
  // Each keeps a form and has a page at the provider.
  checkout: {
    store: 'postgres',
    own: { points: 30, seconds: tenMinutes },
    address: { points: 300, seconds: tenMinutes },
  },
  // The provider sends from a few addresses for everybody; what is not signed is refused before anything is stored.
  notification: {
    store: 'memory',
    own: { points: 6000, seconds: 60 },
    address: { points: 6000, seconds: 60 },
  },
  write: {
    store: 'memory',
    own: { points: 120, seconds: 60 },
    address: { points: 1200, seconds: 60 },
  },
  // By the day: each may cost a question to a service that is paid for each of them.
  places: {
    store: 'postgres',
    own: { points: 1000, seconds: day },
    address: { points: 10_000, seconds: day },
  },
  read: {
    store: 'memory',
    own: { points: 900, seconds: 60 },
    address: { points: 6000, seconds: 60 },
  },
}

/** What wrong passwords lead to. Right ones are taken back, so they count nowhere. */
export const loginLimits = {
  /** Of one browser, at whatever accounts. */
  device: { points: 20, seconds: tenMinutes },
  /** From one address, at whatever accounts: a ceiling, as above. */
  address: { points: 200, seconds: tenMinutes },
  /** At one account from one address. */
  pair: { points: 10, seconds: 900 },
  /** At one account, from anywhere or from a browser that it knows: only a delay grows with these. */
  delay: { seconds: 900, free: 10, firstMs: 500, doublesEvery: 5, mostMs: 8_000 },
  /** Attempts that are being delayed, of one account and source, and in the whole process. */
  waiting: { each: 2, inAll: 200 },
} as const
