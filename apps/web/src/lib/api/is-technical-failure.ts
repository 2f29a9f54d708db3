import type { ErrorView } from './api-client'

/**
 * Returns whether the failure is not a refusal: no connection, no response in time, or a fault of ours. The page then
 * says what failed.
 */
export const isTechnicalFailure = ({ code }: Pick<ErrorView, 'code'>): boolean =>
  code === 'network' || code === 'timeout' || code === 'internal'
