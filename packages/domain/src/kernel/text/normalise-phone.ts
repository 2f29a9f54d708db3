import parsePhoneNumber from 'libphonenumber-js/max'
import { readPhone } from './read-phone'

/**
 * Returns the number as E.164, or null when it is no Argentine number, whatever mix of prefixes it has. '11 2345 6789' is
 * read as a landline by the numbering rules, so a mobile number gets the 9 without which WhatsApp does not find it.
 */
export function normalisePhone(text: string, isMobile: boolean): string | null {
  const parts = readPhone(text)
  if (!parts) return null
  // With the 0 of a long distance call, the library finds a 15 behind the area code. Ten digits have none: 387 615 0000.
  const hasFifteen = parts.national.length > 10
  const parsed = parsePhoneNumber(hasFifteen ? `0${parts.national}` : `+54${parts.national}`, 'AR')
  if (parsed?.country !== 'AR' || !parsed.isValid()) return null
  const national = parsed.nationalNumber
  if (!(isMobile || parts.isMarkedMobile) || national.startsWith('9')) return parsed.number
  const mobile = parsePhoneNumber(`+549${national}`, 'AR')
  return mobile?.isValid() ? mobile.number : parsed.number
}

/**
 * Returns the ways in which one number may be stored: with the 9 of mobile numbers and without. Who types it says which, and
 * either way the same phone rings.
 */
export function phoneForms(e164: string): [withMobileNine: string, without: string] {
  const national = e164.replace(/^\+549?/, '')
  return [`+549${national}`, `+54${national}`]
}

export const isSamePhone = (one: string, other: string): boolean =>
  phoneForms(one)[0] === phoneForms(other)[0]

/** Returns the number as it is written in Argentina: '0341 15-555-1234'. */
export function nationalPhone(e164: string): string {
  return parsePhoneNumber(e164)?.formatNational() ?? e164
}

/** Returns the WhatsApp address with a first message, or null for a number that is not mobile. */
export function whatsappUrl(e164: string, text: string): string | null {
  if (!e164.startsWith('+549')) return null
  return `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(text)}`
}
