import type { ErrorView } from './api-client'
import { isOwnFault } from './is-own-fault'

/** Whether the very same call may be answered when it is made again: what was refused for what it asks is refused again. */
export const isWorthRetrying = (error: Pick<ErrorView, 'code'>): boolean =>
  isOwnFault(error) || error.code === 'unavailable' || error.code === 'rate_limited'
