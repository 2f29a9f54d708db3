/**
 * The header in which `prepare-request.ts` passes on the request's arrival time, by the clock of the process. It
 * overwrites any value from the caller.
 */
export const arrivalHeader = 'x-request-moment'

/** Returns the value of `arrivalHeader` for a request that arrives now. */
export const arrivalHeaderValue = (): string => performance.now().toFixed(0)

/**
 * Returns how many milliseconds ago the request arrived, which is how long a busy process made it wait. Returns 0 if
 * the header is missing.
 */
export function waitedMs(headers: Headers): number {
  const startedAt = Number(headers.get(arrivalHeader) ?? Number.NaN)
  return Number.isFinite(startedAt) ? Math.max(0, performance.now() - startedAt) : 0
}
