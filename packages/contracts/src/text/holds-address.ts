/** What stands before a full stop in names that are written without a space after it: 'Ma.José', 'Dra.Lopez'. */
const shortened =
  'ma|ant|fco|fca|jse|dr|dra|sr|sra|srta|sres|sta|sto|san|ing|arq|lic|prof|gral|cnel|hnos|cia|cía|tte|cap'
/** Ends of addresses that are no surnames; after a single letter or a shortened word only these make one. */
const commonEnds =
  'com|net|org|info|biz|ar|es|uy|cl|br|mx|co|io|me|ly|app|dev|ai|gl|gd|be|to|tv|cc|ru|cn|xyz|top|site|online|shop|store|link|click|club|live|win|vip|page|web'

const marks = /:\/\/|www\.|@/i
/** Letters with a full stop right between them. */
const dotted = /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)(?=\.(\p{L}[\p{L}\p{N}-]+))/gu
const isShort = new RegExp(`^(?:\\p{L}|${shortened})$`, 'iu')
const isCommonEnd = new RegExp(`^(?:${commonEnds})$`, 'iu')
/** Nobody sees them, and what is around them reads as one word. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/** Returns whether a short text, such as a name, holds a mail address, or what mail programs make a link of. */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(unseen, '').replace(/[。｡]/g, '.')
  if (marks.test(plain)) return true
  return [...plain.matchAll(dotted)].some(
    ([, before = '', after = '']) => isCommonEnd.test(after) || !isShort.test(before),
  )
}
