import { ApiError } from './api-client'
import { inTime } from './in-time'

/**
 * Waits for code that a page loads when it is needed. Throws ApiError network when it does not come: there is no connection;
 * and ApiError timeout when it takes too long, since a browser gives up a script only minutes later.
 */
export const loadPart = <T>(part: Promise<T>): Promise<T> =>
  inTime(part).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError('network', { cause })
  })
