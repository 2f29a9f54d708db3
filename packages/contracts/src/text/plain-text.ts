import { z } from 'zod'

/** Invisible characters that `trim` does not remove: joiners, fillers, direction marks. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u
/** Invisible, but part of the character before it: the colour of an emoji, the end of a flag. */
const partOfSign = /^[\p{Variation_Selector}\u{e0020}-\u{e007f}]$/u

/** Marks that reverse the order of the letters, also of the following text. Spanish does not need them. */
const turnsOrder = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * The schema of a text as people see it. Removes invisible characters at its ends (so that a text of nothing else is
 * blank), control characters, and marks that reverse letters. In a 'line' a line break becomes a space; in 'lines'
 * every line break becomes '\n'.
 */
export const plainText = (shape: 'line' | 'lines', error?: string) =>
  z.string(error === undefined ? undefined : { error }).overwrite(shape === 'line' ? oneLine : severalLines)

const oneLine = (text: string): string =>
  trimUnseen(
    text
      .replace(turnsOrder, '')
      .replace(/[\s\p{Cc}]+/gu, (gap) => (/[\p{Cc}\u2028\u2029]/u.test(gap) ? ' ' : gap)),
  )

const severalLines = (text: string): string =>
  trimUnseen(
    text
      .replace(turnsOrder, '')
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(/[^\P{Cc}\n\t]/gu, ''),
  )

/** Written as a loop in linear time, because a regular expression for both ends would take quadratic time. */
function trimUnseen(text: string): string {
  const signs = [...text]
  const from = signs.findIndex((sign) => !unseen.test(sign))
  const to = signs.findLastIndex((sign, at) => at >= from && (!unseen.test(sign) || partOfSign.test(sign)))
  return from === -1 ? '' : signs.slice(from, to + 1).join('')
}
