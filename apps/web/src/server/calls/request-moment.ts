/**
 * The header in which `prepare-request.ts` hands on when the request came to this process, on the process's own clock.
 * It overwrites whatever the caller sent under that name.
 */
export const momentHeader = 'x-request-moment'

/** Returns what `momentHeader` says of a request that has just come. */
export const thisMoment = (): string => performance.now().toFixed(0)

/**
 * Returns the milliseconds since the request came: what a crowded process made it wait before it was looked at. 0 where
 * nobody noted it.
 */
export function waitedMs(headers: Headers): number {
  const arrived = Number(headers.get(momentHeader) ?? Number.NaN)
  return Number.isFinite(arrived) ? Math.max(0, performance.now() - arrived) : 0
}
