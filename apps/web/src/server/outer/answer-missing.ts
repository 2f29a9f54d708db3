import type { IncomingMessage } from 'node:http'
import { pages } from '@oficio/contracts/pages'
import { lostLinkTexts, missingTexts } from '../../lib/missing-texts'
import { privateCaching } from '../calls/answers'
import { pack, unpack } from '../page-store/pack'
import { plainStyles } from './failure-page'
import type { SiteResponse } from './site-response'

/**
 * Adds a text for browsers without scripts to an empty 404 page. When a page calls `notFound()`, Next sends an empty
 * page whose content a script adds. Returns a function that makes the new body, or undefined for other responses.
 */
export function answerMissing(
  { method, url = '' }: IncomingMessage,
  response: SiteResponse,
): ((body: Buffer) => Uint8Array | Promise<Uint8Array>) | undefined {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  if (response.statusCode !== 404 || method !== 'GET' || !isPage) return undefined
  // Overwritten, because Next marks the page of all missing addresses as cacheable for a year.
  response.setHeader('cache-control', privateCaching)
  return (body) => {
    // Read here, because Next starts to compress after this review of the head.
    const words = url.startsWith(trackingStart) ? lostLinkWords : missingWords
    const encoding = response.getHeader('content-encoding') ?? 'identity'
    if (encoding === 'gzip') return unpack(body).then((html) => pack(addNoscriptText(html, words)))
    return encoding === 'identity' ? Buffer.from(addNoscriptText(body, words)) : body
  }
}

/** Adds the text unless the page has content. Every page of ours has its content in a `main` element. */
function addNoscriptText(body: Buffer, words: string): string {
  const html = body.toString()
  if (html.includes('<main')) return html
  return html.replace('<html', '<html lang="es-AR"').replace('<body>', `<body><noscript>${words}</noscript>`)
}

const wordsOf = ({ title, description, ways }: typeof missingTexts | typeof lostLinkTexts): string => {
  const links = ways.map(({ label, href }) => `<p><a href="${href}">${label}</a></p>`).join('')
  return `<style>${plainStyles}</style><main><h1>${title}</h1><p>${description}</p>${links}</main>`
}
const missingWords = wordsOf(missingTexts)
const lostLinkWords = wordsOf(lostLinkTexts)
const trackingStart = pages.tracking.path.replace('[token]', '')
