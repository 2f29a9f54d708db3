import { identifierText } from './identifier-text'

/**
 * Separators between two phone numbers in one field. A slash or a comma may also be part of one number or precede its
 * extension.
 */
const between = /[/;,|](?! ?int)| [yoeu] /i
/** The longest single number: 00, 54, 9, 0, area code with number, and 15. */
const digitsMax = 18

const prefixes = /^(?:(?:00?)?54(?=\d{10}))?0?9?0?(?:15(?=0?9?0?\d{10}$))?0?9?0?/

/**
 * Returns the digits of an Argentine phone without the prefixes that people mix (00, 54, 9, 0, 15). Area codes begin
 * with 1, 2 or 3, so leading digits like these are always prefixes. Keeps a 15 after the area code.
 */
export const withoutPrefixes = (digits: string): string => digits.replace(prefixes, '')

/**
 * Returns whether a text contains several phone numbers, or one number and the last digits of others: '4523-6400 /
 * 6226'.
 */
export function hasSeveralPhones(text: string): boolean {
  const normalText = identifierText(text)
  const digits = normalText.replace(/\D/g, '')
  const national = withoutPrefixes(digits)
  return (
    digits.length > digitsMax ||
    (between.test(normalText) && national.length > 10 && !/^\d{2,4}15\d{6,8}$/.test(national))
  )
}

/** An extension after a phone number: 'int. 22'. */
export const extension = /\b(?:int(?:erno)?|ext(?:ensi[oó]n)?|anexo|x)\b[.:\s]*\d{1,5}\D*$/iu

/** Ten digits of area code and number, or twelve with a 15 between them. A toll-free number (0800) may have eleven. */
const national = /^(?:\d{10}|(?=\d{12}$)\d{2,4}15\d{6,8}|800\d{8})$/

/** Returns whether a text has exactly the digits of an Argentine phone, with or without prefixes. */
export const hasPhoneDigits = (text: string): boolean =>
  national.test(withoutPrefixes(identifierText(text).replace(extension, '').replace(/\D/g, '')))

/** Returns whether the number of digits is plausible for a phone. The domain checks the numbering plan. */
export const looksLikePhone = (text: string): boolean =>
  new RegExp(`^(?:\\D*\\d){8,${digitsMax}}\\D*$`).test(text)
