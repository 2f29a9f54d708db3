import type { RateLimitName } from '@oficio/contracts/endpoint'

export interface Allowance {
  points: number
  seconds: number
}

export interface RateLimit {
  /**
   * `postgres`: all web processes share the counter (sensitive calls). `memory`: each process counts alone (floods).
   */
  store: 'postgres' | 'memory'
  /** The limit of each account, and of each browser without a signed-in user. */
  own: Allowance
  /**
   * The shared limit of all callers of one IP address who are not logged in. It is only a ceiling against floods,
   * because a phone network puts hundreds of visitors behind one address. It is the only limit of a caller who drops
   * the cookies.
   */
  address: Allowance
}

const tenMinutes = 600
const day = 86_400

export const rateLimits: Record<RateLimitName, RateLimit> = {
  // Only against floods. `loginLimits` counts wrong passwords, and correct passwords do no harm.
  login: {
    store: 'memory',
    own: { points: 120, seconds: 60 },
    address: { points: 1200, seconds: 60 },
  },
  // Each call may send mail to an unconfirmed address.
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
  // Each call may send mail to the owner of an account. The account itself limits the total.
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
  // A page that waits for a payment polls every few seconds, and each poll may cause a call to the payment provider.
  payment: {
    store: 'postgres',
    own: { points: 120, seconds: tenMinutes },
    address: { points: 1800, seconds: tenMinutes },
  },
  // Each call stores a form and creates a payment page at the provider.
  checkout: {
    store: 'postgres',
    own: { points: 30, seconds: tenMinutes },
    address: { points: 300, seconds: tenMinutes },
  },
  // The provider sends all notifications from a few addresses. Unsigned ones are refused before anything is stored.
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
  // Counted per day, because each call may cause a paid call to an external service.
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

/** The limits of wrong passwords. A correct password is removed from the counters again. */
export const loginLimits = {
  /** Wrong passwords from one browser, for any accounts. */
  device: { points: 20, seconds: tenMinutes },
  /** Wrong passwords from one IP address, for any accounts. A ceiling against floods, like `RateLimit.address`. */
  address: { points: 200, seconds: tenMinutes },
  /** Wrong passwords for one account from one IP address. */
  pair: { points: 10, seconds: 900 },
  /** Wrong passwords for one account, from anywhere or from a known browser. They only increase the delay. */
  delay: { seconds: 900, free: 10, firstMs: 500, doublesEvery: 5, mostMs: 8_000 },
  /** The most delayed attempts at once: `maxEach` per account and source, `maxInAll` in the whole process. */
  waiting: { maxEach: 2, maxInAll: 200 },
} as const
