import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { codeOf, errors, messageOf } from '@oficio/contracts/errors'
import { isDatabaseAway } from '@oficio/db/outage'
import { privateCaching } from '../../calls/answers'
import { onceOver } from '../connections/once-over'
import { requestIdHeader } from '../naming/name-requests'
import { failurePage } from './failure-page'

/** The header under which a request is known when Next tells what failed; what a caller sends under it is overwritten. */
const markHeader = 'x-request-mark'
/** Seconds after which a page asks again, not the same for all who were turned away at one moment. */
const retrySeconds = () => 5 + Math.floor(Math.random() * 5)

/** Requests that are being answered, by their mark, and whether what failed was the database; null while nothing did. */
const failures = new Map<string, 'slow' | 'broken' | null>()
let count = 0

/** Returns of how many requests something is kept: of those that are being answered, and no others. */
export const requestsKept = (): number => failures.size

/** Notes what a page or a route threw and nobody caught. */
export function noteFailure(error: unknown, headers: NodeJS.Dict<string | string[]>): void {
  const mark = headers[markHeader]
  // What Next makes anew for others may fail long after its visitor was answered.
  if (typeof mark !== 'string' || !failures.has(mark)) return
  // A page is read in parts, and whichever failed first led to the others.
  if (failures.get(mark) !== 'slow') failures.set(mark, isAway(error) ? 'slow' : 'broken')
}

/** Notes that a request is not even begun, because the process has too much to do; whatever is answered says so. */
export function noteTooMuch({ headers }: IncomingMessage): void {
  failures.set(String(headers[markHeader]), 'slow')
}

/** Our own refusals that say 'come again later', and the database's. */
function isAway(error: unknown): boolean {
  const code = codeOf(error)
  return code === null ? isDatabaseAway(error) : errors[code].status === 503
}

/**
 * Lets a page that could not be made be answered in words: 503 when it was only the database, else 500. Next shows a
 * failure by a script in the browser and would send an empty page without it; nothing inside of a page can choose 503.
 */
export function answerFailures(request: IncomingMessage, response: ServerResponse): void {
  count += 1
  const mark = String(count)
  request.headers[markHeader] = mark
  failures.set(mark, null)
  onceOver(request, response, () => failures.delete(mark))
  const { writeHead, write, end } = response
  let isReplaced = false

  const replace = () => {
    isReplaced = true
    const isSlow = failures.get(mark) === 'slow'
    const { type, body } = isForReader(request)
      ? pageFailure(request, { isSlow, requestId: idOf(response) })
      : apiFailure(isSlow)
    for (const name of response.getHeaderNames()) {
      if (aboutContent.has(name)) response.removeHeader(name)
    }
    const headers: OutgoingHttpHeaders = {
      'content-type': type,
      'content-length': Buffer.byteLength(body.text),
      'cache-control': privateCaching,
      ...(isSlow && { 'retry-after': String(body.retrySeconds) }),
    }
    writeHead.call(response, isSlow ? 503 : 500, headers)
    end.call(response, request.method === 'HEAD' ? undefined : body.text, 'utf8', undefined)
  }
  const begin = () => {
    if (response.headersSent || isReplaced || response.statusCode < 500 || isOurs(response)) return
    replace()
  }
  response.writeHead = ((status: number, ...rest: never[]) => {
    response.statusCode = status
    begin()
    return isReplaced ? response : writeHead.call(response, status, ...rest)
  }) as typeof response.writeHead
  response.write = ((...given: Parameters<typeof write>) => {
    begin()
    return isReplaced || write.apply(response, given)
  }) as typeof response.write
  response.end = ((...given: Parameters<typeof end>) => {
    begin()
    return isReplaced ? response : end.apply(response, given)
  }) as typeof response.end
}

/** Headers that describe what Next would have sent. */
const aboutContent = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'link',
  'x-nextjs-cache',
  'x-nextjs-prerender',
])

/** A page, or a form or link of one that leads to the API: its answer is what the browser shows. */
function isForReader({ url, headers }: IncomingMessage): boolean {
  if (!url?.startsWith('/api/')) return true
  // Browsers of a few years ago do not say what they ask for.
  return headers['sec-fetch-dest'] === 'document' || Boolean(headers.accept?.startsWith('text/html'))
}

/** What the wrapper of the API answers is in its right words already. */
const isOurs = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('application/json')

/** Ours, from when the request came: nothing of it is what a caller sent. */
function idOf(response: ServerResponse): string | null {
  const id = response.getHeader(requestIdHeader)
  return typeof id === 'string' ? id : null
}

function pageFailure(
  { method, headers }: IncomingMessage,
  { isSlow, requestId }: { isSlow: boolean; requestId: string | null },
) {
  const seconds = retrySeconds()
  const isSent = method !== 'GET' && method !== 'HEAD'
  const text = failurePage({
    isSlow,
    // The browser would ask for the address of a form without what was typed into it.
    retrySeconds: isSlow && !isSent ? seconds : null,
    sent: isSent ? { from: ownPage(headers) } : null,
    requestId,
  })
  return { type: 'text/html; charset=utf-8', body: { text, retrySeconds: seconds } }
}

/**
 * Returns the address of our page that a form was sent from, or null: another site's is none, and pages whose address is a
 * secret tell it to nobody.
 */
function ownPage({ referer, host }: IncomingMessage['headers']): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null
  const from = new URL(referer)
  return from.host === host && /^https?:$/.test(from.protocol) ? from.href : null
}

function apiFailure(isSlow: boolean) {
  const code = isSlow ? 'unavailable' : 'internal'
  return {
    type: 'application/json; charset=utf-8',
    body: { text: JSON.stringify({ message: messageOf(code), code }), retrySeconds: retrySeconds() },
  }
}
