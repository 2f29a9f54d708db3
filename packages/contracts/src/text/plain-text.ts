import { z } from 'zod'

/** What leaves no trace on a page, though it is no white space for `trim`: joiners, fillers, direction marks. */
const unseen = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]$/u
/** Unseen itself, but part of how the sign before it looks: the colour of an emoji, the end of a flag. */
const partOfSign = /^[\p{Variation_Selector}\u{e0020}-\u{e007f}]$/u

/** They turn the order of letters round, of what follows as well; Spanish has no use for them. */
const turnsOrder = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A text as people see it: without what cannot be seen at its ends, so that one made of nothing else is blank, and without
 * control characters and marks that turn the order of letters. In a 'line' a line break is a space; in 'lines' it is '\n',
 * however it was sent.
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

/** By hand, in as many steps as the text is long: a pattern for both ends takes the square of it. */
function trimUnseen(text: string): string {
  const signs = [...text]
  const from = signs.findIndex((sign) => !unseen.test(sign))
  const to = signs.findLastIndex((sign, at) => at >= from && (!unseen.test(sign) || partOfSign.test(sign)))
  return from === -1 ? '' : signs.slice(from, to + 1).join('')
}
