import type { IncomingMessage } from 'node:http'
import { messageOf } from '@oficio/contracts/errors'
import { privateCaching } from '../calls/answers'
import { failurePage } from './failure-page'
import { requestIdHeader } from './name-request'
import type { Rendering } from './rendering'
import type { SiteResponse } from './site-response'

/** Random, so that not everybody who was refused at one moment comes back at the same one. */
const retrySeconds = () => 5 + Math.floor(Math.random() * 5)

/** Headers that describe the body that Next would have sent. */
const aboutContent = ['transfer-encoding', 'etag', 'link']

/**
 * Replaces a response of 500 and above by our words, unless the API wrapper wrote them already: 503 if a retry helps, else
 * 500. Next would send an empty page that shows the failure by a script, and a page cannot choose 503. Returns the new body.
 */
export function answerFailure(
  request: IncomingMessage,
  response: SiteResponse,
  { failure }: Pick<Rendering, 'failure'>,
): (() => string) | undefined {
  if (response.statusCode < 500 || isJson(response)) return undefined
  const isSlow = failure === 'slow'
  const seconds = retrySeconds()
  const isPage = isForReader(request)
  for (const name of aboutContent) response.removeHeader(name)
  response.statusCode = isSlow ? 503 : 500
  response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
  response.setHeader('cache-control', privateCaching)
  if (isSlow) response.setHeader('retry-after', String(seconds))
  const code = isSlow ? 'unavailable' : 'internal'
  return () => {
    // Next compresses what it writes, which begins after the head was reviewed.
    response.removeHeader('content-encoding')
    return isPage
      ? pageOf(request, { isSlow, seconds, requestId: response.getHeader(requestIdHeader) })
      : JSON.stringify({ message: messageOf(code), code })
  }
}

const isJson = (response: SiteResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('application/json')

/** Returns whether the browser shows the answer: a page, or a form or link of a page that leads to the API. */
function isForReader({ url, headers }: IncomingMessage): boolean {
  if (!url?.startsWith('/api/')) return true
  // Older browsers do not send Sec-Fetch-Dest.
  return headers['sec-fetch-dest'] === 'document' || Boolean(headers.accept?.startsWith('text/html'))
}

function pageOf(
  { method, headers }: IncomingMessage,
  { isSlow, seconds, requestId }: { isSlow: boolean; seconds: number; requestId: unknown },
): string {
  const isSent = method !== 'GET' && method !== 'HEAD'
  return failurePage({
    isSlow,
    // The browser would ask for the address of a form without what was typed into it.
    retrySeconds: isSlow && !isSent ? seconds : null,
    sent: isSent ? { from: ownPage(headers) } : null,
    requestId: typeof requestId === 'string' ? requestId : null,
  })
}

/** Returns the address of our page that a form was sent from; null for another site, and for pages with a secret address. */
function ownPage({ referer, host }: IncomingMessage['headers']): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null
  const from = new URL(referer)
  return from.host === host && /^https?:$/.test(from.protocol) ? from.href : null
}
