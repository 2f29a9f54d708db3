/** Abbreviations that people write without a space after the full stop: 'Ma.José', 'Dra.Lopez'. */
const shortened =
  'ma|ant|fco|fca|jse|dr|dra|sr|sra|srta|sres|sta|sto|san|ing|arq|lic|prof|gral|cnel|hnos|cia|cía|tte|cap'
/**
 * Common top-level domains that are not surnames. Any other ending after a single letter or an abbreviation is a name.
 */
const commonEnds =
  'com|net|org|info|biz|ar|es|uy|cl|br|mx|co|io|me|ly|app|dev|ai|gl|gd|be|to|tv|cc|ru|cn|xyz|top|site|online|shop|store|link|click|club|live|win|vip|page|web'

const marks = /:\/\/|www\.|@/i
/** Words with a full stop directly between them. */
const dottedPattern = /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]+)(?=\.(\p{L}[\p{L}\p{N}-]+))/gu
const shortWord = new RegExp(`^(?:\\p{L}|${shortened})$`, 'iu')
const commonEnd = new RegExp(`^(?:${commonEnds})$`, 'iu')
/** Invisible characters. Mail programs ignore them, so the text around them reads as one word. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Returns whether a short text, such as a name, contains a mail address or text that mail programs turn into a link.
 */
export function containsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(unseen, '').replace(/[。｡]/g, '.')
  if (marks.test(plain)) return true
  return [...plain.matchAll(dottedPattern)].some(
    ([, before = '', after = '']) => commonEnd.test(after) || !shortWord.test(before),
  )
}
