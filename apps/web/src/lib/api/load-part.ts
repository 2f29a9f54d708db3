import { inTime, TooLate } from '../in-time'
import { ApiError } from './api-client'

/**
 * Waits for code that a page loads when it is needed. Throws ApiError network when it does not come: there is no connection;
 * and ApiError timeout when it takes too long, since a browser gives up a script only minutes later.
 */
export const loadPart = <T>(part: Promise<T>): Promise<T> =>
  inTime(part).catch((cause: unknown) => {
    throw new ApiError(cause instanceof TooLate ? 'timeout' : 'network', { cause })
  })
