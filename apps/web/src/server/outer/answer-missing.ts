import type { IncomingMessage } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { missingTexts } from '../../lib/missing-texts'
import { privateCaching } from '../calls/answers'
import { plainStyles } from './failure-page'
import type { SiteResponse } from './site-response'

/**
 * Adds words for a browser without scripts to a 404 page without content: Next sends it empty when a page calls
 * `notFound()`, and a script shows the rest. Returns what makes the new body.
 */
export function answerMissing(
  { method }: IncomingMessage,
  response: SiteResponse,
): ((body: Buffer) => Uint8Array) | undefined {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  if (response.statusCode !== 404 || method !== 'GET' || !isPage) return undefined
  // Next sends the page of all missing addresses as if it could be kept for a year.
  response.setHeader('cache-control', privateCaching)
  return (body) => {
    // Next compresses what it writes, which begins after the head was reviewed.
    const encoding = response.getHeader('content-encoding') ?? 'identity'
    if (encoding === 'gzip') return gzipSync(withWords(gunzipSync(body)))
    return encoding === 'identity' ? Buffer.from(withWords(body)) : body
  }
}

/** Every page of ours has its content in a `main`. */
function withWords(body: Buffer): string {
  const html = body.toString()
  if (html.includes('<main')) return html
  return html.replace('<html', '<html lang="es-AR"').replace('<body>', `<body><noscript>${words}</noscript>`)
}

const links = missingTexts.ways.map(({ label, href }) => `<p><a href="${href}">${label}</a></p>`).join('')
const words = `<style>${plainStyles}</style><main><h1>${missingTexts.title}</h1><p>${missingTexts.description}</p>${links}</main>`
