import { hasPhoneDigits, hasSeveralPhones } from '@oficio/contracts/text/phone-text'
import fc from 'fast-check'
import { parsePhoneNumber } from 'libphonenumber-js/max'
import { expect, it } from 'vitest'
import { normalisePhone } from './normalise-phone'

/** Area codes of two, three and four digits, across the country. */
const areas = ['11', '221', '341', '351', '381', '387', '2284', '2901', '2920', '3327', '3482', '3865']

/** Separators between groups of digits, with the characters of word processors and phones. */
const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '\u202f', '\u00a0', '–', '\u200b', ' (', ') ', '/')

const number = fc
  .constantFrom(...areas)
  .chain((area) =>
    fc
      .tuple(fc.constantFrom('4', '5', '6'), fc.stringMatching(new RegExp(`^\\d{${9 - area.length}}$`)))
      .map(([first, rest]) => ({ area, local: first + rest })),
  )
  .filter(({ area, local }) => parsePhoneNumber(`+549${area}${local}`)?.isValid() === true)

const prefixes = fc.record({
  country: fc.constantFrom('', '+54', '54', '+ 54', '0054', '(+54)', '+54 (', '＋54'),
  zero: fc.constantFrom('', '0'),
  nine: fc.constantFrom('', '9', '9 0', '0 9'),
  fifteen: fc.constantFrom('none', 'before', 'behind'),
})

const isWide = fc.boolean()
const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

it('returns one number for every combination of +54, 54, 9, 0 and 15, for area codes of every length', () => {
  fc.assert(
    fc.property(number, prefixes, gap, gap, isWide, ({ area, local }, mix, separator, other, asWide) => {
      const { country, zero, nine, fifteen } = mix
      const trunk = nine.includes('0') ? '' : zero
      const before = fifteen === 'before' ? '15' : ''
      const prefix = fifteen === 'behind' ? '15' : ''
      const groups = [country, trunk, nine, before, area, prefix].filter((group) => group !== '')
      const localText = `${groups.join(separator)}${other}${local.slice(0, -4)}${separator}${local.slice(-4)}`
      const text = asWide ? wide(localText) : localText
      expect(normalisePhone(text, true)).toBe(`+549${area}${local}`)
      expect(hasSeveralPhones(text)).toBe(false)
      expect(hasPhoneDigits(text)).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

it('keeps a landline without the 9 unless a 9 or a 15 says that it is mobile', () => {
  fc.assert(
    fc.property(number, ({ area, local }) => {
      for (const text of [`+54 ${area} ${local}`, `0${area}-${local}`, `${area}${local}`])
        expect(normalisePhone(text, false)).toBe(`+54${area}${local}`)
      for (const text of [`+54 9 0${area} ${local}`, `54 9 ${area} 15 ${local}`, `15 ${area} ${local}`])
        expect(normalisePhone(text, false)).toBe(`+549${area}${local}`)
    }),
  )
})

it('never throws and never returns a number of another shape', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.boolean(), (text, isMobile) => {
      expect(normalisePhone(text, isMobile) ?? '+54').toMatch(/^\+54\d*$/)
    }),
  )
})

it('finds the digits of a phone in every text that it can store', () => {
  const phoneLike = fc.stringMatching(/^(\+54|0|)[ 9]?(0|)(11|341|2901|800)[ -]?(15)?[ -]?\d{5,9}( int 22)?$/)
  fc.assert(
    fc.property(phoneLike, fc.boolean(), (text, isMobile) => {
      if (normalisePhone(text, isMobile) !== null) expect([text, hasPhoneDigits(text)]).toEqual([text, true])
    }),
    { numRuns: 5000 },
  )
})
