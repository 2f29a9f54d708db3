import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { encodingFor, PackedBody } from '../calls/packed-body'
import { requestIdHeader } from './naming/name-requests'
import { findPage, type Stored } from './page-store'
import { marksFor } from './surrogate-marks'

/** A page as it goes over the wire. */
interface ReadyPage {
  etag: string
  /** What Next sends with it, but for what describes the bytes. */
  headers: OutgoingHttpHeaders
  body: PackedBody
}

/** A page that was purged takes its bytes along. */
const readyPages = new WeakMap<Stored, ReadyPage>()

/**
 * Sends a whole page that this process keeps without asking Next, or notes what Next answers so that the next one can be
 * sent. Returns whether it was. Next looks through every route of the site, counts a checksum of the page and compresses it
 * for each visitor anew, which is most of what such a page costs. Its first answers are its own; what is sent later is byte
 * for byte the page that it stored, with the headers that it gave. `isFrontPurged` says whether a cache that asks is told of
 * changes.
 */
export function sendReadyPage(
  request: IncomingMessage,
  response: ServerResponse,
  { isFrontPurged = false } = {},
): boolean {
  const stored = findFresh(request)
  if (stored === null) return false
  const ready = readyPages.get(stored)
  if (ready === undefined) {
    noteAnswer(stored, response)
    return false
  }
  const { etag, body } = ready
  const marks = marksFor(request, stored, isFrontPurged)
  // A cache would hand it to everybody else as well.
  if (marks['surrogate-control']) response.removeHeader(requestIdHeader)
  const headers = { ...ready.headers, ...marks }
  if (
    request.headers['if-none-match']
      ?.replaceAll('W/', '')
      .split(/\s*,\s*/)
      .includes(etag)
  ) {
    response.writeHead(304, { ...headers, etag }).end()
    return true
  }
  const encoding = encodingFor(request.headers['accept-encoding'], body.plain.length)
  const bytes = body.as(encoding)
  if (bytes === null) return false
  response.writeHead(200, {
    ...headers,
    etag,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(bytes)
  return true
}

/** Next's router asks for parts of a page under these, and a page under construction shows by the last. */
const partHeaders = ['rsc', 'next-action', 'x-prerender-revalidate', 'range']
const draftCookie = '__prerender_bypass'

/** Returns the whole page that a request asks for, if it is kept and its time is not over: else Next makes it anew. */
function findFresh({ method, url = '', headers }: IncomingMessage): Stored | null {
  if (method !== 'GET' || partHeaders.some((name) => name in headers)) return null
  if (headers['cache-control']?.includes('no-cache') || headers.cookie?.includes(draftCookie)) return null
  const [path = ''] = url.split('?')
  const stored = findPage(path)
  if (stored === null) return null
  const { value, lastModified } = stored
  const isWhole = value.kind === 'APP_PAGE' && value.html && !value.postponed && (value.status ?? 200) === 200
  return isWhole && Date.now() < lastModified + secondsOf(stored) * 1000 ? stored : null
}

/** Returns for how long Next takes a page as it is. */
function secondsOf({ cacheControl }: Stored): number {
  const { revalidate } = Object(cacheControl)
  return revalidate === false ? Number.POSITIVE_INFINITY : Number(revalidate ?? 0)
}

/** Headers of Next's answer that say nothing about the next one: of its bytes, its moment or its visitor. */
const ofThisAnswer = ['etag', 'content-length', 'content-encoding', 'transfer-encoding', 'date', 'connection']

/** Keeps what Next sends with a page out of its cache. */
function noteAnswer(stored: Stored, response: ServerResponse): void {
  const { writeHead } = response
  // Those that every answer gets by itself are there already.
  const own = new Set(response.getHeaderNames())
  response.writeHead = ((status: number, ...rest: never[]) => {
    const headers = response.getHeaders()
    if (status === 200 && headers['x-nextjs-cache'] === 'HIT' && !('set-cookie' in headers)) {
      const kept = Object.entries(headers).filter(([name]) => !own.has(name) && !ofThisAnswer.includes(name))
      readyPages.set(stored, {
        etag: `"${createHash('sha1')
          .update(stored.value.html ?? '')
          .digest('base64url')}"`,
        headers: { ...Object.fromEntries(kept), vary: withEncoding(headers.vary) },
        body: new PackedBody(Buffer.from(stored.value.html ?? '')),
      })
    }
    return writeHead.call(response, status, ...rest)
  }) as typeof response.writeHead
}

const withEncoding = (vary: OutgoingHttpHeaders[string] = ''): string =>
  /accept-encoding/i.test(String(vary)) ? String(vary) : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')
