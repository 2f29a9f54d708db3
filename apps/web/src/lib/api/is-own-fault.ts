import type { ErrorView } from './api-client'
import { isUnanswered } from './is-unanswered'

/** Whether nobody refused: there was no connection, no answer in time, or a fault of ours. A page then names what failed. */
export const isOwnFault = (view: Pick<ErrorView, 'code'>): boolean =>
  isUnanswered(view) || view.code === 'internal'
