import { identifierText } from './identifier-text'

export interface PhoneParts {
  /** Area code and number, ten digits; a 15 may be between them, since only the numbering plan knows where one ends. */
  national: string
  /** A 9 or a 15 in front says so; without them a number may still be mobile. */
  isMarkedMobile: boolean
}

const extension = /\b(?:int(?:erno)?|ext(?:ensi[oó]n)?|anexo|x)\b[.:\s]*\d{1,5}\D*$/iu
/** What people write between two numbers of one cell; a slash or a comma may also be inside of one. */
const between = /[/;,|]| [yoeu] /i
/** 00, 54, 9, 0, an area code with its number, and 15. */
const digitsMax = 18
const nationalDigits = 10

/**
 * Returns an Argentine number without the prefixes that people mix (+54, 54, 9, 0, 15), or null for a text that is no
 * number or a number of another country. Area codes begin with 1, 2 or 3, so a 54, a 9 or a 0 in front is always a prefix.
 */
export function readPhone(text: string): PhoneParts | null {
  // A word in front says what it is: 'Tel.: (0341) 425-1111'.
  const typed = identifierText(text)
    .replace(/^[^\d+]*/, '')
    .replace(extension, '')
  if (/\p{L}/u.test(typed.replace(/\D+$/, ''))) return null
  const digits = typed.replace(/\D/g, '')
  const isInternational = typed.startsWith('+') || digits.startsWith('00')
  const afterCountry = /^(?:00|0)?54(\d{10,})$/.exec(digits)?.[1]
  if (isInternational && afterCountry === undefined) return null
  const { prefix = '', national = '' } =
    /^(?<prefix>0?9?0?(?:15(?=0?9?0?\d{10}$))?0?9?0?)(?<national>.*)$/.exec(afterCountry ?? digits)?.groups ??
    {}
  return { national, isMarkedMobile: /[95]/.test(prefix) }
}

/** Returns whether a text holds several phone numbers, or one and the ends of others: '4523-6400 / 6226'. */
export function holdsTwoPhones(text: string): boolean {
  const typed = identifierText(text)
  const digits = typed.replace(/\D/g, '')
  if (digits.length > digitsMax) return true
  if (!between.test(typed)) return false
  const national = readPhone(typed)?.national ?? digits
  return national.length > nationalDigits && !/^\d{2,4}15\d{6,8}$/.test(national)
}

/** Returns whether a text has as many digits as a phone number may have; the domain knows the numbering plan. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return digits >= 8 && digits <= digitsMax
}
