import { isIPv6 } from 'node:net'

/**
 * The header in which `instrumentation.ts` hands on who is at the other end of the socket. It overwrites whatever the
 * caller sent under that name, so everything below the server may trust it.
 */
export const clientAddressHeader = 'x-client-address'

/**
 * Returns the caller's address: the socket's, or behind `hops` proxies of our own the entry of X-Forwarded-For that the
 * outermost of them wrote. What stands further left was written by the caller and says nothing.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  const written = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const chosen = hops > 0 ? written.at(-Math.min(hops, written.length)) : undefined
  return (chosen || socketAddress).replace(/^::ffff:(?=\d+\.)/, '')
}

/** Returns what a rate limit counts by: an IPv4 address, or the /64 of IPv6 that one connection usually has to itself. */
export const addressKey = (address: string): string =>
  isIPv6(address) ? groups(address).slice(0, 4).join(':') : address

/** Returns enough of an address for an owner to recognise a session, and too little to find a person. */
export function addressPrefix(address: string): string | null {
  if (isIPv6(address)) return `${groups(address).slice(0, 3).join(':')}::/48`
  const match = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  return match ? `${match[1]}.0/24` : null
}

/** The eight groups of an IPv6 address, with '::' written out. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const front = head === '' ? [] : head.split(':')
  if (tail === undefined) return front
  const back = tail === '' ? [] : tail.split(':')
  return [...front, ...Array(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
}
