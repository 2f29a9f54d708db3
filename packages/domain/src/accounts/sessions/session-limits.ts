const minute = 60_000
const day = 24 * 60 * minute

/** Lifetimes of sessions and tokens, in milliseconds. */
export const sessionLimits = {
  /** Since login, regardless of use. */
  absoluteMs: 30 * day,
  /** Since the last call. */
  idleMs: 14 * day,
  /**
   * After a rotation, the previous refresh token still returns the same successor for this long, because tabs race and
   * responses get lost.
   */
  graceMs: 10_000,
  /** `last_seen_at` is written at most this often, so that not every page view causes a write. */
  lastSeenEveryMs: minute,
} as const

/** Returns whether a session is valid at `now`: not revoked, not expired and not idle for too long. */
export function isSessionAlive(
  session: { revokedAt: Date | null; expiresAt: Date; lastSeenAt: Date },
  now: Date,
): boolean {
  return (
    session.revokedAt === null &&
    session.expiresAt > now &&
    session.lastSeenAt.getTime() + sessionLimits.idleMs > now.getTime()
  )
}
