import { identifierText } from '@oficio/contracts/text/identifier-text'
import { withoutPrefixes } from '@oficio/contracts/text/phone-text'

interface PhoneParts {
  /** Area code and number, ten digits; a 15 may be between them, since only the numbering plan knows where one ends. */
  national: string
  /** A 9 or a 15 in front says so; without them a number may still be mobile. */
  isMarkedMobile: boolean
}

const extension = /\b(?:int(?:erno)?|ext(?:ensi[oó]n)?|anexo|x)\b[.:\s]*\d{1,5}\D*$/iu
const country = /^(?:00?)?54/

/** Returns the parts of an Argentine phone, or null for a text that is no number or a number of another country. */
export function readPhone(text: string): PhoneParts | null {
  // A word in front says what it is: 'Tel.: (0341) 425-1111'.
  const typed = identifierText(text)
    .replace(/^[^\d+]*/, '')
    .replace(extension, '')
  if (/\p{L}/u.test(typed.replace(/\D+$/, ''))) return null
  const digits = typed.replace(/\D/g, '')
  const isInternational = typed.startsWith('+') || digits.startsWith('00')
  if (isInternational && !/^(?:00?)?54\d{10}/.test(digits)) return null
  const national = withoutPrefixes(digits)
  const prefix = digits.slice(0, digits.length - national.length).replace(country, '')
  return { national, isMarkedMobile: /[95]/.test(prefix) }
}
