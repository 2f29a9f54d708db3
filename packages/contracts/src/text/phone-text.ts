import { identifierText } from './identifier-text'

/** What people write between two numbers of one cell; a slash or a comma may also be inside of one, or before its extension. */
const between = /[/;,|](?! ?int)| [yoeu] /i
/** 00, 54, 9, 0, an area code with its number, and 15. */
const digitsMax = 18

const prefixes = /^(?:(?:00?)?54(?=\d{10}))?0?9?0?(?:15(?=0?9?0?\d{10}$))?0?9?0?/

/**
 * Returns the digits of an Argentine phone without the prefixes that people mix (00, 54, 9, 0, 15). Area codes begin with 1,
 * 2 or 3, so these are always prefixes in front; a 15 behind the area code stays.
 */
export const withoutPrefixes = (digits: string): string => digits.replace(prefixes, '')

/** Returns whether a text holds several phone numbers, or one and the ends of others: '4523-6400 / 6226'. */
export function holdsTwoPhones(text: string): boolean {
  const normalText = identifierText(text)
  const digits = normalText.replace(/\D/g, '')
  const national = withoutPrefixes(digits)
  return (
    digits.length > digitsMax ||
    (between.test(normalText) && national.length > 10 && !/^\d{2,4}15\d{6,8}$/.test(national))
  )
}

/** An internal number behind a phone: 'int. 22'. */
export const extension = /\b(?:int(?:erno)?|ext(?:ensi[oó]n)?|anexo|x)\b[.:\s]*\d{1,5}\D*$/iu

/** Area code and number are ten digits, or twelve with a 15 between them; a free line (0800) may have eleven. */
const national = /^(?:\d{10}|(?=\d{12}$)\d{2,4}15\d{6,8}|800\d{8})$/

/** Returns whether a text has exactly the digits of an Argentine phone, whatever prefixes precede them. */
export const hasPhoneDigits = (text: string): boolean =>
  national.test(withoutPrefixes(identifierText(text).replace(extension, '').replace(/\D/g, '')))

/** Returns whether a text has as many digits as a phone number may have; the domain knows the numbering plan. */
export const looksLikePhone = (text: string): boolean =>
  new RegExp(`^(?:\\D*\\d){8,${digitsMax}}\\D*$`).test(text)
