import { identifierText } from '@oficio/contracts/text/identifier-text'
import { extension, withoutPrefixes } from '@oficio/contracts/text/phone-text'
import parsePhoneNumber from 'libphonenumber-js/max'

const country = /^(?:00?)?54/

/**
 * Returns the number as E.164, whatever its prefixes. Returns null for a number outside Argentina. By the numbering
 * rules '11 2345 6789' is a landline, so `isMobile` adds the 9 that WhatsApp requires.
 */
export function normalisePhone(text: string, isMobile: boolean): string | null {
  const parts = readPhone(text)
  if (!parts) return null
  // With a leading 0, the library finds a 15 after the area code. A number of ten digits has no 15: 387 615 0000.
  const hasFifteen = parts.national.length > 10
  const parsed = parsePhoneNumber(hasFifteen ? `0${parts.national}` : `+54${parts.national}`, 'AR')
  if (parsed?.country !== 'AR' || !parsed.isValid()) return null
  const national = parsed.nationalNumber
  if (!(isMobile || parts.isMarkedMobile) || national.startsWith('9')) return parsed.number
  const mobile = parsePhoneNumber(`+549${national}`, 'AR')
  return mobile?.isValid() ? mobile.number : parsed.number
}

/**
 * Returns both stored forms of a number, with and without the mobile 9. People type either form, and both ring the same
 * phone.
 */
export function phoneForms(e164: string): [withMobileNine: string, without: string] {
  const national = e164.replace(/^\+549?/, '')
  return [`+549${national}`, `+54${national}`]
}

export const isSamePhone = (phone: string, other: string): boolean =>
  phoneForms(phone)[0] === phoneForms(other)[0]

/** Returns the number in its national form: '0341 15-555-1234'. */
export function nationalPhone(e164: string): string {
  return parsePhoneNumber(e164)?.formatNational() ?? e164
}

/** Returns the WhatsApp address with a first message, or null for a landline. */
export function whatsappUrl(e164: string, text: string): string | null {
  if (!e164.startsWith('+549')) return null
  return `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(text)}`
}

interface PhoneParts {
  /**
   * Area code and number, ten digits; a 15 may be between them, because only the numbering plan tells where the area
   * code ends.
   */
  national: string
  /** Whether a 9 or a 15 precedes the number; without them it may still be mobile. */
  isMarkedMobile: boolean
}

/** Returns the parts of an Argentine phone, or null for any other text. */
function readPhone(text: string): PhoneParts | null {
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
