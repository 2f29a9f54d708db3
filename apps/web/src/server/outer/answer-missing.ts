import type { IncomingMessage } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { missingTexts } from '../../lib/missing-texts'
import { privateCaching } from '../calls/answers'
import { plainStyles } from './failure-page'
import type { SiteResponse } from './site-response'

/**
 * Adds a text for browsers without scripts to an empty 404 page. When a page calls `notFound()`, Next sends an empty
 * page whose content a script adds. Returns a function that makes the new body, or undefined for other responses.
 */
export function answerMissing(
  { method }: IncomingMessage,
  response: SiteResponse,
): ((body: Buffer) => Uint8Array) | undefined {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  if (response.statusCode !== 404 || method !== 'GET' || !isPage) return undefined
  // Overwritten, because Next marks the page of all missing addresses as cacheable for a year.
  response.setHeader('cache-control', privateCaching)
  return (body) => {
    // Read here, because Next starts to compress after this review of the head.
    const encoding = response.getHeader('content-encoding') ?? 'identity'
    if (encoding === 'gzip') return gzipSync(withWords(gunzipSync(body)))
    return encoding === 'identity' ? Buffer.from(withWords(body)) : body
  }
}

/** Adds the text unless the page has content. Every page of ours has its content in a `main` element. */
function withWords(body: Buffer): string {
  const html = body.toString()
  if (html.includes('<main')) return html
  return html.replace('<html', '<html lang="es-AR"').replace('<body>', `<body><noscript>${words}</noscript>`)
}

const links = missingTexts.ways.map(({ label, href }) => `<p><a href="${href}">${label}</a></p>`).join('')
const words = `<style>${plainStyles}</style><main><h1>${missingTexts.title}</h1><p>${missingTexts.description}</p>${links}</main>`
