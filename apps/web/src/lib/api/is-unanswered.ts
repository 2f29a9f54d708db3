import type { ErrorView } from './api-client'

/**
 * Whether no answer came: there was no connection, or none in time. The page is not to be read again then: where the
 * router hears nothing it has the browser load the page, and the browser's own error page takes its place with all that
 * was typed.
 */
export const isUnanswered = ({ code }: Pick<ErrorView, 'code'>): boolean =>
  code === 'network' || code === 'timeout'
