/** Before the code in the fragment of an address, which reaches no server and survives every redirect. */
const posterMark = '#cartel-'

/** Returns where the poster of a business leads: its page, with the code that says so. */
export const posterAddress = (pageUrl: string, code: string): string => `${pageUrl}${posterMark}${code}`

/** Returns the code in the fragment of an address; null for another one. */
export const posterCodeIn = (fragment: string): string | null =>
  fragment.startsWith(posterMark) ? fragment.slice(posterMark.length) : null
