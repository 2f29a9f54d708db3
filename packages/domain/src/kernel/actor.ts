import type { Role } from '@oficio/contracts/access'
import { AppError } from '@oficio/contracts/errors'

/** What a call brings, whoever makes it. */
export interface CallDetails {
  /** Token of a tracking link, when the call came from that page. */
  trackingToken: string | null
  /** Hash of the device cookie: a hint about repeats, never a right. */
  deviceHash: string | null
  /** Whether this browser logged in to that account before; programs keep no such mark. */
  isDeviceOf: (userId: string) => boolean
  ipPrefix: string | null
  /** The line by which the caller reaches the site: an IPv4 address, or what of an IPv6 one a line may have to itself. Stored nowhere. */
  connection: string | null
  userAgent: string | null
  idempotencyKey: string | null
  /** The call came from a page in a browser, where no script may be given a token. */
  isPage: boolean
  /** How long the call waited in a crowded process before it got its turn. */
  waitedMs: number
}

export interface Visitor extends CallDetails {
  kind: 'visitor'
}

export interface Account extends CallDetails {
  kind: 'account'
  userId: string
  role: Role
  /** Null where nobody logged in, as in what the demo's people did in the past. */
  sessionId: string | null
}

export type Admin = Account & { role: 'admin' }

/** Somebody who calls, by a page or the API. The wrapper of the web server makes it from session, cookies and headers. */
export type Caller = Visitor | Account

/** Jobs and the clock. */
export interface System {
  kind: 'system'
}

/** Who asks. */
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

/** Returns whose account it is that asks; null for a visitor and for the system. */
export const userIdOf = (actor: Actor): string | null => (actor.kind === 'account' ? actor.userId : null)

/** By what the things of a caller are known as theirs; the system has none. */
export interface Identity {
  userId: string | null
  deviceHash: string | null
}

export const identityOf = (actor: Actor): Identity => ({
  userId: userIdOf(actor),
  deviceHash: actor.kind === 'system' ? null : actor.deviceHash,
})

export const isAdmin = (actor: Actor): actor is Admin => actor.kind === 'account' && actor.role === 'admin'

/** Returns the account that asks. Throws unauthenticated where there is none. */
export function requireAccount(actor: Actor): Account {
  if (actor.kind !== 'account') throw new AppError('unauthenticated')
  return actor
}

/** Returns the admin who asks. Throws unauthenticated without an account, forbidden for any other one. */
export function requireAdmin(actor: Actor): Admin {
  const asking = requireAccount(actor)
  if (!isAdmin(asking)) throw new AppError('forbidden')
  return asking
}
