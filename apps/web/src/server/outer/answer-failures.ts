import type { IncomingMessage } from 'node:http'
import { messageOf } from '@oficio/contracts/errors'
import { privateCaching } from '../calls/answers'
import { failurePage } from './failure-page'
import { requestIdHeader } from './name-request'
import type { Rendering } from './rendering'
import type { SiteResponse } from './site-response'

/** Random, so that visitors who were refused at the same moment do not all return at the same moment. */
const retrySeconds = () => 5 + Math.floor(Math.random() * 5)

/** Headers that describe the body that Next would have sent. */
const contentHeaders = ['transfer-encoding', 'etag', 'link']

/**
 * Replaces a response of status 500 or above, unless the API wrapper wrote it. Sends 503 if a retry helps, otherwise
 * 500. Next would send an empty page that needs a script to show the failure, and a page cannot choose 503. Returns a
 * function that makes the new body, or undefined.
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
  for (const name of contentHeaders) response.removeHeader(name)
  response.statusCode = isSlow ? 503 : 500
  response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
  response.setHeader('cache-control', privateCaching)
  if (isSlow) response.setHeader('retry-after', String(seconds))
  const code = isSlow ? 'unavailable' : 'internal'
  return () => {
    // Removed here, because Next starts to compress after this review of the head.
    response.removeHeader('content-encoding')
    return isPage
      ? pageOf(request, { isSlow, seconds, requestId: response.getHeader(requestIdHeader) })
      : JSON.stringify({ message: messageOf(code), code })
  }
}

const isJson = (response: SiteResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('application/json')

/** Returns whether the browser shows the response: a page, or the target of a link or form under /api/. */
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
    // Reloads only a page view, because a reload would drop the content of a sent form.
    retrySeconds: isSlow && !isSent ? seconds : null,
    filing: isSent ? { from: ownPage(headers) } : null,
    requestId: typeof requestId === 'string' ? requestId : null,
  })
}

/**
 * Returns the address of our page that sent a form. Returns null for another site and for pages with a secret address.
 */
function ownPage({ referer, host }: IncomingMessage['headers']): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null
  const from = new URL(referer)
  return from.host === host && /^https?:$/.test(from.protocol) ? from.href : null
}
