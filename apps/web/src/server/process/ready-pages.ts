import { createHash } from 'node:crypto'
import { type IncomingMessage, type OutgoingHttpHeaders, Server, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { findPage, type Stored } from './page-store'

/** A page as it goes over the wire. */
interface ReadyPage {
  etag: string
  /** What Next sends with it, but for what describes the bytes. */
  headers: OutgoingHttpHeaders
  /** Plain and compressed, each made when the first browser asked for it; null while it is being made. */
  bodies: Map<Encoding, Buffer | null>
}

type Encoding = 'br' | 'gzip' | 'identity'

/** A page that was purged takes its bytes along. */
const readyPages = new WeakMap<Stored, ReadyPage>()

/**
 * Sends whole pages that this process keeps without asking Next. Next looks through every route of the site, counts a
 * checksum of the page and compresses it for each visitor anew, which is most of what such a page costs. Its first
 * answers are its own; what is sent later is byte for byte the page that it stored, with the headers that it gave.
 * Requests are taken where the server hears of them, after `startWatchingRequests` has prepared them.
 */
export function startSendingReadyPages(): void {
  const { emit } = Server.prototype
  Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]) {
    // What node:http hands to this event.
    const [request, response] = given as [IncomingMessage, ServerResponse]
    if (event === 'request' && sendReadyPage(request, response)) return true
    return Reflect.apply(emit, this, [event, ...given])
  } as typeof emit
}

/** Sends a page that is ready, or notes what Next answers so that it will be. Returns whether it was sent. */
export function sendReadyPage(request: IncomingMessage, response: ServerResponse): boolean {
  const stored = findFresh(request)
  if (stored === null) return false
  const ready = readyPages.get(stored)
  if (ready === undefined) {
    noteAnswer(stored, response)
    return false
  }
  const { etag, headers, bodies } = ready
  if (
    request.headers['if-none-match']
      ?.replaceAll('W/', '')
      .split(/\s*,\s*/)
      .includes(etag)
  ) {
    response.writeHead(304, { ...headers, etag }).end()
    return true
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  const body = bodies.get(encoding)
  if (body === undefined) void makeReady(stored, ready, encoding)
  if (!body) return false
  response.writeHead(200, {
    ...headers,
    etag,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(body)
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
        bodies: new Map(),
      })
    }
    return writeHead.call(response, status, ...rest)
  }) as typeof response.writeHead
}

const withEncoding = (vary: OutgoingHttpHeaders[string] = ''): string =>
  /accept-encoding/i.test(String(vary)) ? String(vary) : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')

/** Returns in which form a browser wants it: the smallest that it names and does not refuse. */
function encodingFor(accepted: string | string[] = ''): Encoding {
  const named = String(accepted)
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding)) ?? 'identity'
}

/** Half of the highest: what is beyond costs ten times as much and saves a hundredth. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const packers: Record<Encoding, (plain: Buffer) => Promise<Buffer> | Buffer> = {
  br: (plain) => promisify(brotliCompress)(plain, brotliQuality),
  gzip: promisify(gzip),
  identity: (plain) => plain,
}

/** Lets a page stand ready in this form; whoever asks meanwhile is answered by Next. */
async function makeReady({ value }: Stored, { bodies }: ReadyPage, encoding: Encoding): Promise<void> {
  bodies.set(encoding, null)
  bodies.set(encoding, await packers[encoding](Buffer.from(value.html ?? '')))
}
