import type { ContactText, Span } from './contact-text'

/** A word, a name with the dots and hyphens within it ('juan.perez', 'gmail.com'), or a single mark. */
export interface Piece extends Span {
  /** The text of the piece as it was typed. `said` is the same text in lower case. */
  original: string
  normalized: string
  isName: boolean
}

const ofName = /^[\p{L}\p{N}_]$/u
const withinName = /^[.-]$/

/** Returns all pieces of a text in order, without blanks. */
export function readPieces(text: ContactText): Piece[] {
  const pieces: Piece[] = []
  let index = 0
  while (index < text.length) {
    const to = nameEnd(text, index)
    if (to > index || !text.is(index, 'space'))
      pieces.push(pieceOf(text, index, Math.max(to, index + 1), to > index))
    index = Math.max(to, index + 1)
  }
  return pieces
}

function pieceOf(text: ContactText, from: number, to: number, isName: boolean): Piece {
  const original = text.slice({ from, to })
  return { from, to, original, normalized: normalizedText(text, from, to), isName }
}

function normalizedText(text: ContactText, from: number, to: number): string {
  let normalized = ''
  for (let index = from; index < to; index += 1) normalized += text.at(index)
  return normalized
}

function nameEnd(text: ContactText, start: number): number {
  let index = start
  for (;;) {
    const char = text.at(index)
    if (ofName.test(char)) index += 1
    else if (index > start && withinName.test(char) && ofName.test(text.at(index + 1))) index += 2
    else return index
  }
}

const leastLetters = 4
/** Products that include their number. */
const products = /^(?:windows|android|iphone|ipad|ios|office|galaxy|samsung|moto|version|versión)\p{N}/iu

/**
 * Returns whether a word looks like an account name and not like a Spanish word: 'juan_perez', 'juanperez.ok',
 * 'juanperez99'. A dot before a capital is a full stop without a following blank.
 */
export function isAccountLike({ original }: Piece): boolean {
  const letters = original.replace(/\P{L}/gu, '').length
  if (letters < leastLetters || !/^[\p{L}_]/u.test(original)) return false
  if (/[\p{N}_]/u.test(original)) return !products.test(original)
  const parts = original.split('.')
  return parts.some((part, at) => at > 0 && !(/\p{Ll}$/u.test(parts[at - 1] ?? '') && /^\p{Lu}/u.test(part)))
}

/** Returns whether a word without these signs may still be an account name, because it has no accents. */
export const isPlainWord = ({ normalized }: Piece): boolean => /^[a-zñ]{3,}$/.test(normalized)
