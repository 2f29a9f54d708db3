/** The header in which `proxy.ts` tells a page its own address, which Next does not, for the way back after login. */
export const pagePathHeader = 'x-page-path'
