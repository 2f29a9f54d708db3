/**
 * The header in which `proxy.ts` passes a page its own path, for the return after a login. Next itself does not pass
 * it.
 */
export const pagePathHeader = 'x-page-path'
