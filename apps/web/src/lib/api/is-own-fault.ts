import type { ErrorView } from './api-client'

/** Whether nobody refused: there was no connection, no answer in time, or a fault of ours. A page then names what failed. */
export const isOwnFault = ({ code }: Pick<ErrorView, 'code'>): boolean =>
  code === 'network' || code === 'timeout' || code === 'internal'
