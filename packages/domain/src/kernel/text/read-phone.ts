import { identifierText } from '@oficio/contracts/text/identifier-text'
import { withoutPrefixes } from '@oficio/contracts/text/phone-text'

interface PhoneParts {
  /**
   * Area code and number, ten digits; a 15 may be between them, because only the numbering plan tells where the area
   * code ends.
   */
  national: string
  /** Whether a 9 or a 15 precedes the number; without them it may still be mobile. */
  isMarkedMobile: boolean
}

const extension = /\b(?:int(?:erno)?|ext(?:ensi[oó]n)?|anexo|x)\b[.:\s]*\d{1,5}\D*$/iu
const country = /^(?:00?)?54/

/** Returns the parts of an Argentine phone, or null for any other text. */
export function readPhone(text: string): PhoneParts | null {
  // A label may precede it: 'Tel.: (0341) 425-1111'.
  const localText = identifierText(text)
    .replace(/^[^\d+]*/, '')
    .replace(extension, '')
  if (/\p{L}/u.test(localText.replace(/\D+$/, ''))) return null
  const digits = localText.replace(/\D/g, '')
  const isInternational = localText.startsWith('+') || digits.startsWith('00')
  if (isInternational && !/^(?:00?)?54\d{10}/.test(digits)) return null
  const national = withoutPrefixes(digits)
  const prefix = digits.slice(0, digits.length - national.length).replace(country, '')
  return { national, isMarkedMobile: /[95]/.test(prefix) }
}
