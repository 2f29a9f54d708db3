import type { ContactText, Span } from './contact-text'
import { providers } from './find-addresses'
import { isEnding, isSureEnding } from './public-suffixes'
import type { Piece } from './read-pieces'

/** What says that a link follows. */
const cues = new Set('web sitio pagina página www link enlace url dominio visitá visita entrá'.split(' '))
const cueWithin = 3
const clauseMarks = new Set('. , ; : ! ? ) ] " ” » *'.split(' '))
/** Hosts of a mail provider itself: 'no puedo entrar a mail.yahoo.com'. */
const providersOwn = new RegExp(
  `^(?:(?:www|mail|login|accounts?|outlook)\\.)?(?:${providers.join('|')})\\.com(?:\\.[a-z]{2})?$`,
)
const fileEndings = new Set(['mov', 'zip'])
/** Names of programs and towns. */
const noHosts = /^(?:asp|vb|paint)\.net$|^bs\.as$/

/** Returns where addresses of the web are typed, with what belongs to them: 'https://juan.wixsite.com', 'goo.gl/abc'. */
export function findHosts(text: ContactText, pieces: readonly Piece[]): Span[] {
  const spans: Span[] = []
  for (const [index, piece] of pieces.entries()) {
    // The path of a host may look like one.
    if (!piece.isName || piece.from < (spans.at(-1)?.to ?? 0) || !isHost(text, pieces, index)) continue
    const hasMore = ['/', ':'].includes(text.at(piece.to))
    spans.push({ from: schemeStart(pieces, index), to: hasMore ? wordEnd(text, piece.to) : piece.to })
  }
  return spans
}

function isHost(text: ContactText, pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  if (!piece?.said.includes('.')) return false
  const labels = piece.said.split('.')
  const last = labels.at(-1) ?? ''
  const hasPath = text.at(piece.to) === '/' && !text.is(piece.to + 1, 'space') && piece.to + 1 < text.length
  const isLinked = hasPath || labels[0] === 'www' || schemeStart(pieces, index) < piece.from
  if (noHosts.test(piece.said) || (providersOwn.test(piece.said) && !isLinked)) return false
  const name = labels.findIndex((label) => /[a-zñ]/.test(label))
  const sure = labels.findIndex((label, at) => at > 0 && at > name && isSureEnding(label))
  if (name >= 0 && sure > 0) return true
  if (!isEnding(last)) return false
  if (isLinked) return labels.length > 1
  return name >= 0 && name < labels.length - 1 && isLikelyHost(pieces, index, labels)
}

/** Of an ending that is a word, too: a full stop without a blank behind it is commoner than an address. */
function isLikelyHost(pieces: readonly Piece[], index: number, labels: readonly string[]): boolean {
  const piece = pieces[index]
  const [first = ''] = labels
  if (!piece || /\p{Ll}\.\p{Lu}\p{L}*$/u.test(piece.typed)) return false
  if (first.length < 4) return false
  if (/[\d_-]/.test(first) || labels.length > 2) return true
  if (fileEndings.has(labels.at(-1) ?? '')) return false
  const hasCue = pieces.slice(Math.max(0, index - cueWithin), index).some(({ said }) => cues.has(said))
  const next = pieces[index + 1]
  return hasCue || !next || clauseMarks.has(next.said)
}

/** 'https', ':', '/', '/' before the host. */
function schemeStart(pieces: readonly Piece[], index: number): number {
  const [scheme, colon, ...slashes] = pieces.slice(Math.max(0, index - 4), index)
  const isScheme = colon?.said === ':' && slashes.length === 2 && slashes.every(({ said }) => said === '/')
  return (isScheme && scheme ? scheme.from : pieces[index]?.from) ?? 0
}

function wordEnd(text: ContactText, start: number): number {
  let index = start
  while (index < text.length && !text.is(index, 'space')) index += 1
  return index
}
