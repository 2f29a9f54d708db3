/** The prefix of the code in the fragment of an address. A fragment is not sent to servers and survives redirects. */
const posterMark = '#cartel-'

/** Returns the address on a poster: the page of the business, with the code of the poster. */
export const posterAddress = (pageUrl: string, code: string): string => `${pageUrl}${posterMark}${code}`

/** Returns the poster code in a fragment, or null without one. */
export const posterCodeIn = (fragment: string): string | null =>
  fragment.startsWith(posterMark) ? fragment.slice(posterMark.length) : null
