import type { ErrorView } from './api-client'
import { isTechnicalFailure } from './is-technical-failure'

/**
 * Returns whether the same call may succeed if repeated. A call that was refused because of its content would be
 * refused again.
 */
export const isWorthRetrying = (error: Pick<ErrorView, 'code'>): boolean =>
  isTechnicalFailure(error) || error.code === 'unavailable' || error.code === 'rate_limited'
