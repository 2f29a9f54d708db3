import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The header in which `prepare-request.ts` hands on who is at the other end of the socket. It overwrites whatever the
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
  return readAddress(chosen) ?? readAddress(socketAddress) ?? socketAddress
}

/**
 * Returns the address of an entry in one spelling, or null when it names none. Some proxies write the port along
 * (1.2.3.4:5678, [2800::1]:5678), and with it every connection would look like a caller of its own.
 */
function readAddress(entry = ''): string | null {
  const bare = entry.replace(/^"(.*)"$/, '$1')
  const withoutPort = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare
  const address = withoutPort.split('%')[0] ?? ''
  if (isIPv4(address)) return address
  // Every IPv6 address has many spellings, and an IPv4 address may stand in one.
  return isIPv6(address) ? ipaddr.process(address).toString() : null
}

/**
 * Returns what a rate limit counts by: an IPv4 address, or of IPv6 the /64 that one connection usually has to itself and
 * the /56 that many providers give to one line, which has 256 of them.
 */
export const addressKeys = (address: string): string[] => {
  if (!isIPv6(address)) return [address]
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(address).parts
  return [`${hex(a, b, c, d)}/64`, `${hex(a, b, c, d & 0xff00)}/56`]
}

/** Returns the line that an address belongs to, as wide as one may have it to itself; null for what is no address. */
export const connectionOf = (address: string): string | null =>
  isIPv4(address) || isIPv6(address) ? (addressKeys(address).at(-1) ?? null) : null

/** Returns enough of an address for an owner to recognise a session, and too little to find a person. */
export function addressPrefix(address: string): string | null {
  if (isIPv6(address)) return `${hex(...ipaddr.IPv6.parse(address).parts.slice(0, 3))}::/48`
  const match = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  return match ? `${match[1]}.0/24` : null
}

const hex = (...groups: number[]): string => groups.map((group) => group.toString(16)).join(':')
