/**
 * Returns whether a value is a URL. With `isStrict`, only a URL that the provider can reach: https with a public host
 * name.
 */
export function isAddress(value: unknown, isStrict: boolean): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  if (!isStrict) return protocol === 'http:' || protocol === 'https:'
  const isPublic = hostname.includes('.') && !/^[\d.]+$/.test(hostname) && !hostname.endsWith('.localhost')
  return protocol === 'https:' && isPublic
}
