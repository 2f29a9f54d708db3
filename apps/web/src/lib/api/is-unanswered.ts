import type { ErrorView } from './api-client'

/**
 * Returns whether the site did not answer: no connection, no response in time, or unavailable. The page must then not
 * be refreshed. A failing refresh makes the browser load the page, and an error page of the browser or a proxy would
 * replace the page and everything typed.
 */
export const isUnanswered = ({ code }: Pick<ErrorView, 'code'>): boolean =>
  code === 'network' || code === 'timeout' || code === 'unavailable'
