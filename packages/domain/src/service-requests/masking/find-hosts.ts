import type { ContactText, Span } from './contact-text'
import { providers } from './find-addresses'
import { isEnding, isSureEnding } from './public-suffixes'
import type { Piece } from './read-pieces'

/** Words that announce a link. */
const cues = new Set('web sitio pagina página www link enlace url dominio visitá visita entrá'.split(' '))
const cueWithin = 3
const clauseMarks = new Set('. , ; : ! ? ) ] " ” » *'.split(' '))
/** Hosts of the mail providers themselves, which are not masked: 'no puedo entrar a mail.yahoo.com'. */
const providersOwn = new RegExp(
  `^(?:(?:www|mail|login|accounts?|outlook)\\.)?(?:${providers.join('|')})\\.com(?:\\.[a-z]{2})?$`,
)
const fileEndings = new Set(['mov', 'zip'])
/** Names of programs and towns that look like a host. */
const noHosts = /^(?:asp|vb|paint)\.net$|^bs\.as$/

/** Returns the ranges of web addresses, with scheme and path: 'https://juan.wixsite.com', 'goo.gl/abc'. */
export function findHosts(text: ContactText, pieces: readonly Piece[]): Span[] {
  const spans: Span[] = []
  for (const [index, piece] of pieces.entries()) {
    // Skip pieces in the path of the host before, because they may look like a host.
    if (!piece.isWord || piece.from < (spans.at(-1)?.to ?? 0) || !isHost(text, pieces, index)) continue
    const hasMore = ['/', ':'].includes(text.at(piece.to))
    spans.push({ from: schemeStart(pieces, index), to: hasMore ? wordEnd(text, piece.to) : piece.to })
  }
  return spans
}

function isHost(text: ContactText, pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  if (!piece?.normalized.includes('.')) return false
  const labels = piece.normalized.split('.')
  const last = labels.at(-1) ?? ''
  const hasPath = text.at(piece.to) === '/' && !text.is(piece.to + 1, 'space') && piece.to + 1 < text.length
  const isLinked = hasPath || labels[0] === 'www' || schemeStart(pieces, index) < piece.from
  if (noHosts.test(piece.normalized) || (providersOwn.test(piece.normalized) && !isLinked)) return false
  const name = labels.findIndex((label) => /[a-zñ]/.test(label))
  const sure = labels.findIndex((label, at) => at > 0 && at > name && isSureEnding(label))
  if (name >= 0 && sure > 0) return true
  if (!isEnding(last)) return false
  if (isLinked) return labels.length > 1
  return name >= 0 && name < labels.length - 1 && isLikelyHost(pieces, index, labels)
}

/**
 * Returns whether a name with a doubtful ending, which is also a word, is a host. A full stop without a following blank
 * is more common than an address.
 */
function isLikelyHost(pieces: readonly Piece[], index: number, labels: readonly string[]): boolean {
  const piece = pieces[index]
  const [first = ''] = labels
  if (!piece || /\p{Ll}\.\p{Lu}\p{L}*$/u.test(piece.original)) return false
  if (first.length < 4) return false
  if (/[\d_-]/.test(first) || labels.length > 2) return true
  if (fileEndings.has(labels.at(-1) ?? '')) return false
  const hasCue = pieces
    .slice(Math.max(0, index - cueWithin), index)
    .some(({ normalized }) => cues.has(normalized))
  const next = pieces[index + 1]
  return hasCue || !next || clauseMarks.has(next.normalized)
}

/** Returns the start of the scheme before the host ('https', ':', '/', '/'), or of the host without one. */
function schemeStart(pieces: readonly Piece[], index: number): number {
  const [scheme, colon, ...slashes] = pieces.slice(Math.max(0, index - 4), index)
  const isScheme =
    colon?.normalized === ':' && slashes.length === 2 && slashes.every(({ normalized }) => normalized === '/')
  return (isScheme && scheme ? scheme.from : pieces[index]?.from) ?? 0
}

function wordEnd(text: ContactText, start: number): number {
  let index = start
  while (index < text.length && !text.is(index, 'space')) index += 1
  return index
}
