const minutesAfterAttempt = [15, 15, 15, 30, 60, 6 * 60, 24 * 60, 48 * 60, 96 * 60]

/** Returns how long to wait after the nth failed attempt, in milliseconds; null when it is not tried again. */
export function waitAfterAttempt(attempt: number): number | null {
  const minutes = minutesAfterAttempt[attempt - 1]
  return minutes === undefined ? null : minutes * 60_000
}
