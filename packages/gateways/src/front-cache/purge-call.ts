/** Returns the call that has a cache forget what carries one of the tags. `fetch` takes no address with a password in it. */
export function purgeCall(
  url: string,
  tags: readonly string[],
): { address: string; method: 'PURGE'; headers: Record<string, string> } {
  const address = new URL(url)
  const { username, password } = address
  const call = { method: 'PURGE', headers: { 'surrogate-key': tags.join(' ') } } as const
  if (!username) return { address: url, ...call }
  address.username = ''
  address.password = ''
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`
  return { address: address.href, ...call, headers: { ...call.headers, authorization } }
}
