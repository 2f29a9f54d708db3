const minute = 60_000
const day = 24 * 60 * minute

/** How long sessions and tokens hold, in milliseconds. */
export const sessionLimits = {
  /** From login on, whatever happens. */
  absoluteMs: 30 * day,
  /** Without a single call. */
  idleMs: 14 * day,
  /** After a rotation the previous refresh token still answers with the same successor: tabs race, answers get lost. */
  graceMs: 10_000,
  /** `last_seen_at` is written at most this often, so that reading pages does not write on each of them. */
  lastSeenEveryMs: minute,
} as const

/** Returns whether a session row still holds at that moment: not ended, not too old, not left alone for too long. */
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
