/**
 * The header in which `instrumentation.ts` hands on when the request came to this process, on the process's own clock.
 * It overwrites whatever the caller sent under that name.
 */
export const arrivalHeader = 'x-arrived-at'

/** Returns what `arrivalHeader` says of a request that has just come. */
export const arrivalNow = (): string => performance.now().toFixed(0)

/**
 * Returns the milliseconds since the request came: what a crowded process made it wait before it was looked at. 0 where
 * nobody noted it.
 */
export function waitedMs(headers: Headers): number {
  const arrived = Number(headers.get(arrivalHeader) ?? Number.NaN)
  return Number.isFinite(arrived) ? Math.max(0, performance.now() - arrived) : 0
}
