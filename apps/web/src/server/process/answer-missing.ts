import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { missingTexts } from '@/lib/missing-texts'
import { encodingFor } from '../calls/packed-body'
import { plainStyles } from './failures/failure-page'

/** How Next begins the page of what its pages found missing: nothing stands in it before a script has run. */
const emptyPage = '<html id="__next_error__">'

/**
 * Puts words for a browser without scripts into the page of what does not exist. Next sends it empty where a page of ours
 * found out, and shows by a script what it should say. It passes here before it is compressed, and is compressed here.
 */
export function answerMissing(request: IncomingMessage, response: ServerResponse): void {
  const { setHeader, writeHead, write, end, flushHeaders } = response
  const accepted = request.headers['accept-encoding']
  const parts: Buffer[] = []
  let isHeld = false

  response.setHeader = (name, value) => {
    isHeld ||= isMissingPage(name, value)
    // What compresses after us would hand us bytes that nobody can read.
    if (isHeld) delete request.headers['accept-encoding']
    return setHeader.call(response, name, value)
  }
  const isMissingPage = (name: string, value: unknown): boolean =>
    response.statusCode === 404 &&
    request.method === 'GET' &&
    name.toLowerCase() === 'content-type' &&
    String(value).startsWith('text/html')
  const keep = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part))
  }

  // Nothing goes out before the whole page is here: its length is known only then.
  response.writeHead = ((...given: never[]) =>
    isHeld ? response : Reflect.apply(writeHead, response, given)) as typeof writeHead
  response.flushHeaders = () => (isHeld ? undefined : flushHeaders.call(response))
  response.write = ((...given: Parameters<typeof write>) => {
    if (!isHeld) return write.apply(response, given)
    keep(given[0])
    return true
  }) as typeof write
  response.end = ((...given: Parameters<typeof end>) => {
    if (!isHeld) return end.apply(response, given)
    isHeld = false
    keep(given[0])
    const body = withWords(Buffer.concat(parts).toString())
    const encoding = encodingFor(accepted, body.length)
    const packed = packers[encoding](body)
    setHeader.call(response, 'content-length', packed.length)
    // The page that stands for all missing ones is sent as if it were theirs for a year.
    setHeader.call(response, 'cache-control', 'private, no-store')
    if (encoding !== 'identity') setHeader.call(response, 'content-encoding', encoding)
    writeHead.call(response, 404)
    return end.call(response, packed, 'utf8', undefined)
  }) as typeof end
}

const packers = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => gzipSync(body),
  identity: (body: Buffer) => body,
}

/** Returns that page with what it says without scripts; any other as it is. */
function withWords(html: string): Buffer {
  if (!html.includes(emptyPage)) return Buffer.from(html)
  return Buffer.from(
    html
      .replace(emptyPage, emptyPage.replace('>', ' lang="es-AR">'))
      .replace('<body>', `<body><noscript>${words}</noscript>`),
  )
}

const words = `<style>${plainStyles}</style><main><h1>${missingTexts.title}</h1><p>${missingTexts.description}</p>${missingTexts.ways
  .map(({ label, href }) => `<p><a href="${href}">${label}</a></p>`)
  .join('')}</main>`
