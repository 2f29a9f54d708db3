import { ApiError } from './api-client'

/** Waits for code that a page loads when it is needed. Throws ApiError network when it does not come: there is no connection. */
export const loadPart = <T>(part: Promise<T>): Promise<T> =>
  part.catch((cause: unknown) => {
    throw new ApiError('network', { cause })
  })
