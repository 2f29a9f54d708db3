import type { ErrorView } from './api-client'

/**
 * Whether no answer came: there was no connection, none in time, or the site could not answer just now. The page is not to
 * be read again then: a router that hears nothing, or no page, has the browser load it, and the browser's own error page or
 * a proxy's takes its place with all that was typed.
 */
export const isUnanswered = ({ code }: Pick<ErrorView, 'code'>): boolean =>
  code === 'network' || code === 'timeout' || code === 'unavailable'
