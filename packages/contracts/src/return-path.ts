/**
 * Returns the address to go to after login: `from` when it is a path of this site, else null. It refuses other
 * hosts in every disguise ("//host", "/\\host", "/.//host", control characters), the login page itself and the API.
 * What it returns stays the same however often a browser or a proxy normalises it.
 */
export function safeReturnPath(from: string | null | undefined): string | null {
  if (!from?.startsWith('/')) return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here
  if (/[\u0000-\u001f\u007f\\]/.test(from)) return null
  if (!URL.canParse(from, siteOfPaths)) return null
  const url = new URL(from, siteOfPaths)
  if (url.origin !== siteOfPaths || !isPagePath(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** A placeholder site for parsing. Only whether a path stays on the site matters. */
const siteOfPaths = 'http://site.invalid'

/**
 * Returns whether a normalised path may be a page of this site. Refuses a path with an empty segment, because removing
 * the dots of "/.//host" leaves "//host", another host. Refuses control characters, because browsers remove them. Both
 * rules also apply after any number of percent-decodings.
 */
function isPagePath(pathname: string): boolean {
  const path = decodePath(pathname)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here
  if (path === null || /[/\\]{2}|[\\\u0000-\u001f\u007f]|^\/(login|api)(\/|$)/.test(path)) return false
  return path === pathname || isPagePath(path)
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
