import { type LookupAddress, lookup as resolve } from 'node:dns'
import { type RequestOptions as HttpOptions, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP } from 'node:net'

interface Posted {
  url: URL
  headers: Record<string, string>
  body: Uint8Array
  timeoutMs: number
  /** Which addresses of the network may be spoken to. */
  mayReach: (address: string) => boolean
}

export interface PostAnswer {
  status: number
  retryAfter: string | null
}

/**
 * Posts to an address that a visitor has named. Looked at is the very address of the network that is connected to, so that
 * no name leads to this machine or its neighbours; redirects are not followed, and of the answer only its head counts.
 * Throws where nobody answers in time.
 */
export function postOutside({ url, headers, body, timeoutMs, mayReach }: Posted): Promise<PostAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Such a host is never looked up.
  if (isIP(host) && !mayReach(host))
    return Promise.reject(new Error('that address is none of the public network'))
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
        // It may be of any length, or never end.
        answer.destroy()
      },
    )
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}

/** Looks a name up as Node does, and knows none of its addresses that may not be spoken to. */
function lookupWithin(mayReach: (address: string) => boolean): NonNullable<HttpOptions['lookup']> {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first, ...fallbackAddresses] = (addresses ?? []).filter(({ address }) => mayReach(address))
      if (error || !first)
        callback(error ?? new Error('that name leads to no address of the public network'), '', 0)
      else if (options.all) callback(null, [first, ...fallbackAddresses])
      else callback(null, first.address, first.family)
    })
  }
}
