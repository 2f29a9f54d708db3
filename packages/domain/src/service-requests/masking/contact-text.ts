/** A range of characters in a text, from `from` up to but excluding `to`. */
export interface Span {
  from: number
  to: number
}

/**
 * A text as single characters that counts its lookups. The masking runs on whatever strangers type, so a test asserts
 * that the number of lookups grows at most linearly with the length.
 */
export interface ContactText {
  length: number
  /** Returns the character at the index, in lower case; '' outside of the text. */
  at(index: number): string
  is(index: number, kind: Kind): boolean
  /** Returns whether the word begins at the index. */
  startsWith(word: string, index: number): boolean
  slice(span: Span): string
  reads(): number
}

export type Kind = 'digit' | 'letter' | 'space' | 'at' | 'word'

const patterns: Record<Kind, RegExp> = {
  // Digits of any kind: 4, ４, ⁴, ④.
  digit: /^\p{N}$/u,
  letter: /^\p{L}$/u,
  space: /^\s$/u,
  at: /^[@＠﹫]$/u,
  // Characters that a mail address may contain on either side of its @.
  word: /^[^\s@＠﹫<>()[\]{}‹›«»（）［］"“”‘’]$/u,
}

/**
 * Returns the ASCII character for a full-width character ('ａ', '．') or a dot of another script; any other character
 * unchanged.
 */
function plain(char: string): string {
  if (/^[\uff01-\uff5e]$/.test(char)) return String.fromCharCode(char.charCodeAt(0) - 0xfee0)
  return /^[。｡․]$/.test(char) ? '.' : char
}

/** Returns the text with lookups by character. */
export function contactText(text: string): ContactText {
  const chars = [...text]
  // Keep the length of each character, so that the indices match the original text.
  const lower = chars
    .map(plain)
    .map((char) => (char.toLowerCase().length === char.length ? char.toLowerCase() : char))
  let reads = 0
  const at = (index: number): string => {
    reads += 1
    return lower[index] ?? ''
  }
  return {
    length: chars.length,
    at,
    is: (index, kind) => patterns[kind].test(at(index)),
    startsWith: (word, index) => {
      for (let offset = 0; offset < word.length; offset += 1)
        if (at(index + offset) !== word.charAt(offset)) return false
      return true
    },
    slice: ({ from, to }) => chars.slice(from, to).join(''),
    reads: () => reads,
  }
}

/** Returns the first index from `start` on, forwards or backwards, whose character is not of that kind. */
export function skip(text: ContactText, start: number, kind: Kind, step: 1 | -1 = 1): number {
  let index = start
  while (index >= 0 && index < text.length && text.is(index, kind)) index += step
  return index
}
