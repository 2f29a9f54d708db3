import { type ContactText, skip } from './contact-text'

/** A run of digits that a reader would take for one number. */
export interface Run {
  from: number
  to: number
  digits: number
  /** The parts that single letters separate. Each contains its digits and the other characters between them. */
  groups: string[]
  hasLetters: boolean
}

/** Units in which the sizes of things have three or four digits. In coarse units they have fewer. */
const fineUnits = ['mm', 'cm', 'cms', 'pulgadas']
const coarseUnits = ['m', 'mt', 'mts', 'metros', 'm2', 'm²', 'km']
const units = [...fineUnits, ...coarseUnits]
/** Length of a phone with its area code. No price here has that many digits. */
const phoneDigits = 10
/** From this number of digits on, an enumeration may be a phone: of three or more numbers, and of two. */
const chainDigits = 8
const pairDigits = 9
/**
 * Maximum number of hours in a list (from, to, and once more). A phone told digit by digit would pass for more hours.
 */
const hoursOfDay = 4
const hour = /^(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?$/i
const year = /^(?:19|20)\d\d$/
/** Digits of a price in millions. Longer amounts are prices only if they are round. */
const plainPriceDigits = 7

/** A common spelling of a price: in groups of thousands, or round. */
const usualPrice = /^\d{1,3}\.\d{3}|(?:00|50|99)$/

/** Returns whether the number is an amount after '$' or 'U$S' that could be a price. */
export function isPrice(text: ContactText, { from, groups }: Run): boolean {
  const sign = skip(text, from - 1, 'space', -1)
  const isDollars = text.at(sign) === 's' && text.at(sign - 1) === '$'
  if (text.at(sign) !== '$' && !isDollars) return false
  const [firstGroup] = groups
  if (groups.length > 1 || firstGroup === undefined) return false
  const amount = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{1,2}(?!\d))?/.exec(firstGroup)
  if (!amount) return false
  const whole = (amount[1] ?? '').replaceAll('.', '')
  // A number after a comma is separate: '$ 150.000, 3 ambientes'.
  const after = firstGroup.slice(amount[0].length)
  const rest = after.replace(/\P{N}/gu, '')
  const isPhoneLong = whole.length + (after.startsWith(',') ? 0 : rest.length) >= phoneDigits
  if (rest.length >= 6 || isPhoneLong) return false
  const isGrouped = (amount[1] ?? '').includes('.')
  const isRound = whole.endsWith('000')
  if (whole.length > plainPriceDigits || (!isGrouped && whole.length === plainPriceDigits)) return isRound
  return rest === '' || isGrouped || isRound
}

/** Returns whether the number is a measure: '120x60x40 cm', '2,50 x 0,60', '1200 x 600'. */
export function isMeasure(text: ContactText, { to, groups, digits }: Run): boolean {
  const sizes = groups.map((group) => group.trim())
  if (sizes.length < 2 || sizes.length > 3) return false
  // Longer than any phone and without a unit: probably a phone with letters between its parts.
  if (digits > phoneDigits && !hasUnit(text, to)) return false
  if (sizes.every((size) => /^\d{1,2}[.,]\d{1,2}$/.test(size))) return true
  if (!sizes.every((size) => /^\d{1,4}(?:[.,]\d{1,2})?$/.test(size))) return false
  const isRound = sizes.every((size) => size.endsWith('0'))
  const isSmall = sizes.every((size) => /^\d{1,2}(?:\D|$)/.test(size))
  return isRound || (digits < 10 && hasUnit(text, to, isSmall ? units : fineUnits))
}

/**
 * Returns whether numbers with a letter between them ('341 y 555 y 1234') are separate numbers: hours, years, round
 * amounts, or too few digits for a phone. The limit for two numbers is higher, because an alternative ('1500 o 2000')
 * is more common than a phone split once.
 */
export function isEnumeration(text: ContactText, runs: readonly Run[]): boolean {
  const digits = runs.reduce((sum, run) => sum + run.digits, 0)
  if (digits < (runs.length > 2 ? chainDigits : pairDigits)) return true
  const numbers = runs.map((run) => text.slice(run))
  const end = runs.at(-1)?.to ?? 0
  const isRound = numbers.every((number) => /^(?:\d{1,3}\.\d\d|\d{0,4})0$/.test(number))
  if (isRound && (digits <= phoneDigits || hasUnit(text, end))) return true
  const areHours = numbers.length <= hoursOfDay && numbers.every((number) => hour.test(number))
  return areHours || numbers.every((number) => year.test(number))
}

/**
 * Returns whether consecutive amounts after '$' ('$ 1500, $ 2300') are separate numbers: each has the spelling of a
 * price, or they have too few digits for a phone. Two amounts may be one number only if nothing but a blank separates
 * them.
 */
export function isPriceList(text: ContactText, runs: readonly Run[]): boolean {
  const prices = runs.filter((run) => isPrice(text, run))
  if (prices.length === 0) return false
  const digits = runs.reduce((sum, run) => sum + run.digits, 0)
  if (digits < (runs.length > 2 ? chainDigits : pairDigits)) return true
  if (runs.length === 2) {
    const isBlankBetween = text.at(skip(text, runs[0]?.to ?? 0, 'space')) === '$'
    if (prices.length < 2 || !isBlankBetween) return true
  }
  return prices.every((run) => usualPrice.test(text.slice(run)))
}

function hasUnit(text: ContactText, end: number, candidateUnits = units): boolean {
  const start = skip(text, end, 'space')
  return candidateUnits.some(
    (unit) => text.startsWith(unit, start) && !text.is(start + unit.length, 'letter'),
  )
}
