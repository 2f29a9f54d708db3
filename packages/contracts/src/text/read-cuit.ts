import { identifierText } from './identifier-text'

/** Prefixes of natural persons and companies. Other prefixes are never issued. */
const kinds = ['20', '23', '24', '25', '26', '27', '30', '33', '34']
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/**
 * Returns the eleven digits of a CUIT or CUIL, with any separators. Returns null if the check digit (modulo 11) is
 * wrong. A right check digit does not prove that the number was issued.
 */
export function readCuit(text: string): string | null {
  const digits = identifierText(text).replace(/[\s.-]/g, '')
  if (!/^\d{11}$/.test(digits) || !kinds.includes(digits.slice(0, 2))) return null
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return (11 - (sum % 11)) % 11 === Number(digits[10]) ? digits : null
}
