import type { ContactText, Span } from './contact-text'

/** A word, a name with the dots and hyphens within it ('juan.perez', 'gmail.com'), or a single mark. */
export interface Piece extends Span {
  /** The text as it was typed. */
  original: string
  /** The same text in lower case, with full-width characters and foreign dots as ASCII. Accents are kept. */
  normalized: string
  isWord: boolean
}

const wordCharacter = /^[\p{L}\p{N}_]$/u
const innerMark = /^[.-]$/

/** Returns all pieces of a text in order, without blanks. */
export function readPieces(text: ContactText): Piece[] {
  const pieces: Piece[] = []
  let index = 0
  while (index < text.length) {
    const to = wordEnd(text, index)
    if (to > index || !text.is(index, 'space'))
      pieces.push(pieceOf(text, index, Math.max(to, index + 1), to > index))
    index = Math.max(to, index + 1)
  }
  return pieces
}

function pieceOf(text: ContactText, from: number, to: number, isWord: boolean): Piece {
  const original = text.slice({ from, to })
  return { from, to, original, normalized: normalizedText(text, from, to), isWord }
}

function normalizedText(text: ContactText, from: number, to: number): string {
  let normalized = ''
  for (let index = from; index < to; index += 1) normalized += text.at(index)
  return normalized
}

function wordEnd(text: ContactText, start: number): number {
  let index = start
  for (;;) {
    const char = text.at(index)
    if (wordCharacter.test(char)) index += 1
    else if (index > start && innerMark.test(char) && wordCharacter.test(text.at(index + 1))) index += 2
    else return index
  }
}

const leastLetters = 4
/** Names of products that end in a version, such as 'iPhone14'. They are no account names. */
const products = /^(?:windows|android|iphone|ipad|ios|office|galaxy|samsung|moto|version|versión)\p{N}/iu

/**
 * Returns whether a word looks like an account name and not like a Spanish word: 'juan_perez', 'juanperez.ok',
 * 'juanperez99'. A dot between a small letter and a
 * capital does not count, because it is a full stop without a space.
 */
export function isAccountLike({ original }: Piece): boolean {
  const letters = original.replace(/\P{L}/gu, '').length
  if (letters < leastLetters || !/^[\p{L}_]/u.test(original)) return false
  if (/[\p{N}_]/u.test(original)) return !products.test(original)
  const parts = original.split('.')
  return parts.some((part, at) => at > 0 && !(/\p{Ll}$/u.test(parts[at - 1] ?? '') && /^\p{Lu}/u.test(part)))
}

/**
 * Returns whether a word has only unaccented letters, at least three. Such a word may be an account name although it has
 * no digit, dot or underscore: 'juanperez'.
 */
export const isPlainWord = ({ normalized }: Piece): boolean => /^[a-zñ]{3,}$/.test(normalized)
