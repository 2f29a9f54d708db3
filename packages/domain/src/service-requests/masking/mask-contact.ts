import { type ContactText, contactText, type Span } from './contact-text'
import { findAccounts } from './find-accounts'
import { findAddresses } from './find-addresses'
import { findDisguisedNumbers } from './find-disguised-numbers'
import { findHosts } from './find-hosts'
import { findNumbers } from './find-numbers'
import { findPlainMails } from './find-plain-mails'
import { findSpokenNumbers } from './find-spoken-numbers'
import { type Piece, readPieces } from './read-pieces'

const saidDots = new Set(['punto', 'dot'])

const typedDots = new Set(['.', ','])

const brackets = new Set('( ) [ ] { } < >'.split(' '))

const ends = new Set(['com', 'net', 'org'])

const lastEnds = /^[a-z]{2}$/

/** Words that are no host before 'punto'. */
const commonWords = new Set('a al de del el en es este ese por un una y'.split(' '))

const hidden = '•••'

/**
 * Version of the mask. Increase it with each change of what is hidden. Stored texts for the search with an older
 * version are not searched until they are made again.
 */
export const maskVersion = 4

/**
 * Returns a text with phone numbers, mail addresses and account names hidden, for readers without the lead. Six or more
 * digits, also as words or as letters that look like digits, count as a phone; prices, measures and ids stay. The work grows at most linearly with the
 * length of any text, because strangers write it and every list of requests shows it.
 */
export const maskContact = (text: string): string => maskText(contactText(text))

/** Masks a text that counts its lookups. */
export function maskText(text: ContactText): string {
  const pieces = readPieces(text)
  const addresses = [
    ...findAddresses(text),
    ...findHosts(text, pieces),
    ...findSpelledHosts(pieces),
    ...findPlainMails(pieces),
    ...findAccounts(text, pieces),
    ...findSpokenNumbers(text),
    ...findDisguisedNumbers(text),
  ]
  const addressSpans = mergeSpans(addresses)
  return visibleParts(text, mergeSpans([...addressSpans, ...findNumbers(text, addressSpans)])).join(hidden)
}

/** Returns the spans in order, with overlapping spans merged. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to)
    else all.push({ ...span })
  }
  return all
}

function visibleParts(text: ContactText, spans: readonly Span[]): string[] {
  const ends = [0, ...spans.map(({ to }) => to)]
  const starts = [...spans.map(({ from }) => from), text.length]
  return starts.map((start, at) => text.slice({ from: ends[at] ?? 0, to: start }))
}

interface Dot {
  /** Index of the piece after the dot. */
  next: number
  isSaid: boolean
}

/**
 * Returns the ranges of hosts whose dots are spelled out or set apart: 'juan punto com', 'juan . com . ar',
 * 'juan(.)com'.
 */
function findSpelledHosts(pieces: readonly Piece[]): Span[] {
  return pieces.flatMap((piece, index) => {
    if (!piece.isWord || commonWords.has(piece.normalized)) return []
    const dot = dotAt(pieces, index + 1)
    const end = dot && pieces[dot.next]
    if (!dot || !end) return []
    const [word = '', country] = end.normalized.split('.')
    if (!ends.has(word) || (country !== undefined && !lastEnds.test(country))) return []
    const more = country === undefined ? dotAt(pieces, dot.next + 1) : null
    const last = more && lastEnds.test(pieces[more.next]?.normalized ?? '') ? pieces[more.next] : null
    const isEnd = country !== undefined || last !== null || isClauseEnd(pieces, dot.next)
    return dot.isSaid || isCut(pieces, index, dot.next) || (isEnd && end.original === end.normalized)
      ? [{ from: piece.from, to: (last ?? end).to }]
      : []
  })
}

/** Returns the dot at the index. It may be typed or spoken, and be in brackets. */
function dotAt(pieces: readonly Piece[], start: number): Dot | null {
  let at = start
  while (at < start + 2 && brackets.has(pieces[at]?.normalized ?? '')) at += 1
  const word = pieces[at]?.normalized ?? ''
  const isSaid = saidDots.has(word)
  if (!isSaid && !typedDots.has(word)) return null
  if (word === ',' && !isTight(pieces, at)) return null
  at += 1
  const afterDot = at
  while (at < afterDot + 2 && brackets.has(pieces[at]?.normalized ?? '')) at += 1
  return { next: at, isSaid }
}

/** Returns whether the mark touches the pieces on both sides. */
const isTight = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at - 1]?.to === pieces[at]?.from && pieces[at]?.to === pieces[at + 1]?.from

/**
 * Returns whether the dot cannot end a sentence: a blank is before it, brackets are around it, or it is a comma in
 * place of a dot.
 */
const isCut = (pieces: readonly Piece[], name: number, end: number): boolean =>
  end - name > 2 || pieces[name]?.to !== pieces[name + 1]?.from || isTight(pieces, name + 1)

const isClauseEnd = (pieces: readonly Piece[], at: number): boolean => !pieces[at + 1]?.isWord
