import { inTime, TooLate } from '../in-time'
import { ApiError } from './api-client'

/**
 * Waits for code that a page loads on demand. Throws ApiError network if the code cannot be loaded. Throws ApiError
 * timeout if it takes too long, because a browser gives up a script only after minutes.
 */
export const loadPart = <T>(part: Promise<T>): Promise<T> =>
  inTime(part).catch((cause: unknown) => {
    throw new ApiError(cause instanceof TooLate ? 'timeout' : 'network', { cause })
  })
