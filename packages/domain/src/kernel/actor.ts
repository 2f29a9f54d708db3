import type { Role } from '@oficio/contracts/access'

/** Who asks. The wrapper of the web server makes it from session, cookies and headers; jobs and cron are the system. */
export interface Actor {
  kind: 'visitor' | 'account' | 'system'
  userId: string | null
  role: Role | null
  sessionId: string | null
  /** Token of a tracking link, when the call came from that page. */
  trackingToken: string | null
  /** Hash of the device cookie: a hint about repeats, never a right. */
  deviceHash: string | null
  ipPrefix: string | null
  userAgent: string | null
  idempotencyKey: string | null
  /** The call came from a page in a browser, where no script may be given a token. */
  isPage: boolean
}

const nobody = {
  userId: null,
  role: null,
  sessionId: null,
  trackingToken: null,
  deviceHash: null,
  ipPrefix: null,
  userAgent: null,
  idempotencyKey: null,
  isPage: false,
}

export const visitor = (details: Partial<Actor> = {}): Actor => ({
  ...nobody,
  ...details,
  kind: 'visitor',
})

export const account = (userId: string, role: Role, details: Partial<Actor> = {}): Actor => ({
  ...nobody,
  ...details,
  kind: 'account',
  userId,
  role,
})

/** Jobs and the clock. */
export const system: Actor = { ...nobody, kind: 'system' }
