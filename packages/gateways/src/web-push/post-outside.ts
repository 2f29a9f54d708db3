import { type LookupAddress, lookup as resolve } from 'node:dns'
import { type RequestOptions as HttpOptions, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'

interface Posted {
  url: URL
  headers: Record<string, string>
  body: Uint8Array
  timeoutMs: number
  /** Returns whether an IP address may be contacted. */
  mayReach: (address: string) => boolean
}

export interface PostAnswer {
  status: number
  retryAfter: string | null
}

/**
 * Sends a POST to an address that a visitor supplied. Checks the resolved IP address of the connection itself, so that
 * no host name can lead to this machine or its local network. Follows no redirects and reads only the headers of the
 * answer. Throws on a timeout.
 */
export function postOutside({ url, headers, body, timeoutMs, mayReach }: Posted): Promise<PostAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Checked here, because an IP address as host is never looked up.
  if (isIP(host) && !mayReach(host))
    return Promise.reject(new Error('the address is not on the public network'))
  const request = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((done, fail) => {
    const outgoing = request(
      url,
      {
        method: 'POST',
        headers,
        lookup: lookupWithin(mayReach),
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null })
        // Discards the body, which may be of any length or never end.
        answer.destroy()
      },
    )
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

/** Returns a DNS lookup like Node's that drops all addresses that must not be contacted. */
function lookupWithin(mayReach: (address: string) => boolean): NonNullable<HttpOptions['lookup']> {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first, ...fallbackAddresses] = (addresses ?? []).filter(({ address }) => mayReach(address))
      if (error || !first)
        callback(error ?? new Error('the host name has no address on the public network'), '', 0)
      else if (options.all) callback(null, [first, ...fallbackAddresses])
      else callback(null, first.address, first.family)
    })
  }
}
