/** A part of a text, from its first character up to but without `to`. */
export interface Span {
  from: number
  to: number
}

/**
 * A text as single characters, each lookup counted: what hides contact data runs over whatever strangers type, so a test
 * holds it to a number of steps that grows with the length of the text and not faster.
 */
export interface ContactText {
  length: number
  /** Returns the character there, in lower case; '' outside of the text. */
  at(index: number): string
  is(index: number, kind: Kind): boolean
  /** Returns whether the text goes on with that word there. */
  startsWith(word: string, index: number): boolean
  slice(span: Span): string
  reads(): number
}

export type Kind = 'digit' | 'letter' | 'space' | 'at' | 'word'

const patterns: Record<Kind, RegExp> = {
  // Of any kind: four, ４, ⁴, ④.
  digit: /^\p{N}$/u,
  letter: /^\p{L}$/u,
  space: /^\s$/u,
  at: /^[@＠﹫]$/u,
  // What a mail address is made of on either side of its sign.
  word: /^[^\s@＠﹫<>()[\]{}‹›«»（）［］"“”‘’]$/u,
}

/** Returns the usual character for a full-width one ('ａ', '．') and for the dots of other scripts. */
function plain(char: string): string {
  if (/^[\uff01-\uff5e]$/.test(char)) return String.fromCharCode(char.charCodeAt(0) - 0xfee0)
  return /^[。｡․]$/.test(char) ? '.' : char
}

/** Returns the text for looking at it character by character. */
export function contactText(text: string): ContactText {
  const chars = [...text]
  // One character stays one, whatever its lower case would be.
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

/** Returns the first index from there on, forwards or backwards, that is not of that kind. */
export function skip(text: ContactText, start: number, kind: Kind, step: 1 | -1 = 1): number {
  let index = start
  while (index >= 0 && index < text.length && text.is(index, kind)) index += step
  return index
}
