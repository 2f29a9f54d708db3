/** Invisible characters, except line breaks and tabs, which are white space. */
const unseen = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const dashes = /[\p{Pd}\u2212]/gu

/**
 * Normalizes a text that identifies something: a mail address, a number, a code, a web address. Replaces full-width
 * characters, typographic dashes and rare spaces by the usual ones, and removes invisible characters. Such characters
 * come with text copied from contacts, a PDF or WhatsApp. Use `plainText` for names and prose, where some of these
 * characters are legitimate.
 */
export const identifierText = (text: string): string =>
  text.normalize('NFKC').replace(unseen, '').replace(/\s/g, ' ').replace(dashes, '-').trim()

/** A domain with non-ASCII letters and without characters that would end the host name in a web address. */
const unicodeDomain = /^[\p{L}\p{M}\p{N}.-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.-]*$/u

/** Returns a mail address with its domain in ASCII: 'ana@peñaroja.com.ar' becomes '…@xn--pearoja-5za.com.ar'. */
export function emailText(text: string): string {
  const normalText = identifierText(text)
  const separator = normalText.lastIndexOf('@')
  const domain = normalText.slice(separator + 1)
  if (separator === -1 || !unicodeDomain.test(domain) || !URL.canParse(`http://${domain}`)) return normalText
  return `${normalText.slice(0, separator)}@${new URL(`http://${domain}`).hostname}`
}
