import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The header in which `prepare-request.ts` passes on the address of the socket. It overwrites any value from the
 * caller, so code behind the server may trust it.
 */
export const clientAddressHeader = 'x-client-address'

/**
 * Returns the caller's address: the socket's address, or behind `hops` of our own proxies the X-Forwarded-For entry of
 * the outermost proxy. Ignores entries further left, because the caller can write them.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, hops: number): string {
  const addresses = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  const address = hops > 0 ? addresses.at(-Math.min(hops, addresses.length)) : undefined
  return readAddress(address) ?? readAddress(socketAddress) ?? socketAddress
}

/**
 * Returns the address of an entry in its canonical form, or null if the entry has no address. Removes the port that
 * some proxies add (1.2.3.4:5678, [2800::1]:5678), because each connection would otherwise look like another caller.
 */
function readAddress(entry = ''): string | null {
  const bare = entry.replace(/^"(.*)"$/, '$1')
  const withoutPort = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? /^([\d.]+):\d+$/.exec(bare)?.[1] ?? bare
  const address = withoutPort.split('%')[0] ?? ''
  if (isIPv4(address)) return address
  // Normalizes the address, because an IPv6 address has many spellings and may contain an IPv4 address.
  return isIPv6(address) ? ipaddr.process(address).toString() : null
}

/**
 * Returns the keys for a rate limit. An IPv4 address is one key. An IPv6 address has two: its /64, which usually
 * belongs to one connection, and its /56, which many providers assign to one line. A /56 contains 256 /64 networks.
 */
export const addressKeys = (address: string): string[] => {
  if (!isIPv6(address)) return [address]
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(address).parts
  return [`${hex(a, b, c, d)}/64`, `${hex(a, b, c, d & 0xff00)}/56`]
}

/**
 * Returns the widest network that a single line may own (IPv4 address or IPv6 /56). Returns null for an invalid
 * address.
 */
export const lineAddressOf = (address: string): string | null =>
  isIPv4(address) || isIPv6(address) ? (addressKeys(address).at(-1) ?? null) : null

/**
 * Returns a prefix of the address. It is enough for the owner to recognise a session, but too short to identify a
 * person.
 */
export function addressPrefix(address: string): string | null {
  if (isIPv6(address)) return `${hex(...ipaddr.IPv6.parse(address).parts.slice(0, 3))}::/48`
  const match = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  return match ? `${match[1]}.0/24` : null
}

const hex = (...groups: number[]): string => groups.map((group) => group.toString(16)).join(':')
