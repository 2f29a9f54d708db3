import type { Role } from '@oficio/contracts/access'
import { AppError } from '@oficio/contracts/errors'

export interface CallDetails {
  /** Token of a tracking link, if the call came from that page. */
  trackingToken: string | null
  /** Hash of the device cookie. It helps to recognise repeated calls and never grants access. */
  deviceHash: string | null
  /** Whether this browser has logged in to that account before; API clients have no such cookie. */
  isDeviceOf: (userId: string) => boolean
  ipPrefix: string | null
  /**
   * The connection of the caller: an IPv4 address, or the prefix of an IPv6 address that belongs to one connection.
   * Never stored.
   */
  connection: string | null
  userAgent: string | null
  idempotencyKey: string | null
  /** Whether the call came from a page in a browser, whose scripts must never receive a token. */
  isPage: boolean
  /** How long the call waited in the queue of an overloaded process. */
  waitedMs: number
}

export interface Visitor extends CallDetails {
  kind: 'visitor'
}

export interface Account extends CallDetails {
  kind: 'account'
  userId: string
  role: Role
  /** Null if the account acts without a login, as in the seeded history of the demo. */
  sessionId: string | null
}

export type Admin = Account & { role: 'admin' }

/** A caller of a page or the API. The wrapper of the web server builds it from session, cookies and headers. */
export type Caller = Visitor | Account

/** A background job or the scheduler. */
export interface System {
  kind: 'system'
}

/** The user or system that performs an action. */
export type Actor = Caller | System

const nothingBrought: CallDetails = {
  trackingToken: null,
  deviceHash: null,
  isDeviceOf: () => false,
  ipPrefix: null,
  connection: null,
  userAgent: null,
  idempotencyKey: null,
  isPage: false,
  waitedMs: 0,
}

export const visitor = (details: Partial<CallDetails> = {}): Visitor => ({
  ...nothingBrought,
  ...details,
  kind: 'visitor',
})

export const account = (
  userId: string,
  role: Role,
  { sessionId = null, ...details }: Partial<CallDetails & Pick<Account, 'sessionId'>> = {},
): Account => ({ ...nothingBrought, ...details, kind: 'account', userId, role, sessionId })

export const system: System = { kind: 'system' }

/** Returns the caller's account id; null for a visitor and for the system. */
export const userIdOf = (actor: Actor): string | null => (actor.kind === 'account' ? actor.userId : null)

/** The keys that identify a caller's own data. Both are null for the system. */
export interface Identity {
  userId: string | null
  deviceHash: string | null
}

export const identityOf = (actor: Actor): Identity => ({
  userId: userIdOf(actor),
  deviceHash: actor.kind === 'system' ? null : actor.deviceHash,
})

export const isAdmin = (actor: Actor): actor is Admin => actor.kind === 'account' && actor.role === 'admin'

/** Returns the signed-in account. Throws unauthenticated for any other actor. */
export function requireAccount(actor: Actor): Account {
  if (actor.kind !== 'account') throw new AppError('unauthenticated')
  return actor
}

/** Returns the signed-in admin. Throws unauthenticated without an account, forbidden for any other account. */
export function requireAdmin(actor: Actor): Admin {
  const asking = requireAccount(actor)
  if (!isAdmin(asking)) throw new AppError('forbidden')
  return asking
}
