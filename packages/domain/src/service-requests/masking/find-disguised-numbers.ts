import type { ContactText, Span } from './contact-text'

/** The shortest phone, without its area code. In one piece it may be a product code, so it has to be longer. */
const leastDigits = 7
const leastInOnePiece = 10
/** The most characters between two parts of a number: ')  - '. */
const longestGap = 5

/** A word of digits and of letters that look like digits: '5O5', 'l234', '341'. */
interface Part extends Span {
  word: string
}

/**
 * Returns the ranges of phones in which letters replace digits: '341 5O5 O234', '3415O5l234'. Litres ('20l'), ordinals
 * ('2o'), processors ('i5') and words ('lo') are no parts of such a phone.
 */
export function findDisguisedNumbers(text: ContactText): Span[] {
  return chainsOf(text, readParts(text)).flatMap((parts) =>
    isPhone(parts) ? [{ from: parts[0]?.from ?? 0, to: parts.at(-1)?.to ?? 0 }] : [],
  )
}

/** Letters that look like digits, also of the Greek and the Cyrillic alphabet, each with the Latin letter that it means. */
const lookAlikes = new Map([...'oliοоøιіӏ'].map((letter, index) => [letter, 'olioooiil'[index] ?? letter]))

/** Returns the words that have a digit, or only zeros written as letters, and no other letters. */
function readParts(text: ContactText): Part[] {
  const parts: Part[] = []
  let index = 0
  while (index < text.length) {
    const from = index
    let word = ''
    let isPure = true
    while (index < text.length && (text.is(index, 'digit') || text.is(index, 'letter'))) {
      const char = text.at(index)
      isPure &&= text.is(index, 'digit') || lookAlikes.has(char)
      word += text.is(index, 'digit') ? '0' : (lookAlikes.get(char) ?? char)
      index += 1
    }
    if (isPure && (word.includes('0') || /^oo+$/.test(word))) parts.push({ from, to: index, word })
    index = Math.max(index, from + 1)
  }
  return parts
}

/** Groups the parts between which there are only a few marks or blanks. */
function chainsOf(text: ContactText, parts: readonly Part[]): Part[][] {
  const chains: Part[][] = []
  for (const part of parts) {
    const last = chains.at(-1)
    const before = last?.at(-1)
    if (last && before && isGap(text, before.to, part.from)) last.push(part)
    else chains.push([part])
  }
  return chains
}

function isGap(text: ContactText, from: number, to: number): boolean {
  if (to - from > longestGap) return false
  // Amounts ('$ 10') and measures ('l=1200') begin something new.
  for (let index = from; index < to; index += 1) if (!/^[^\p{L}\p{N}$=]$/u.test(text.at(index))) return false
  return true
}

function isPhone(parts: readonly Part[]): boolean {
  const word = parts.map((part) => part.word).join('')
  const digitCount = word.replace(/[^0]/g, '').length
  const least = parts.length === 1 ? leastInOnePiece : leastDigits
  if (word.length < least || digitCount * 2 < word.length) return false
  const disguised = parts.filter((part) => isDisguised(part))
  // A single letter before digits may begin a model: 'L200 2015'.
  return disguised.length > 1 || disguised.some(({ word }) => /^0.*[oli].*0|o/.test(word))
}

/** Returns whether a letter of the word can only be a digit: not litres, an ordinal or a processor. */
const isDisguised = ({ word }: Part): boolean =>
  /[oli]/.test(word) && !/^(?:0+l|0{1,2}o|i0|[oli]0{1,2})$/.test(word)
