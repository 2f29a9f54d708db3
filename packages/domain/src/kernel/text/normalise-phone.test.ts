import { describe, expect, it } from 'vitest'
import { isSamePhone, nationalPhone, normalisePhone, phoneForms, whatsappUrl } from './normalise-phone'

describe('an Argentine phone', () => {
  it.each([
    ['0341 15-555-1234', true, '+5493415551234'],
    ['341 555 1234', true, '+5493415551234'],
    ['11 2345 6789', true, '+5491123456789'],
    ['11 2345 6789', false, '+541123456789'],
    ['+54 9 11 2345-6789', true, '+5491123456789'],
    ['54 9 341 5551234', true, '+5493415551234'],
  ])('«%s» (mobile: %s) is stored as %s', (typed, isMobile, stored) => {
    expect(normalisePhone(typed, isMobile)).toBe(stored)
  })

  it.each(['99999999', '+1 212 555 0100', '123', 'no tengo'])('«%s» is refused', (typed) => {
    expect(normalisePhone(typed, true)).toBeNull()
  })

  it('is shown in national form and opens WhatsApp only when it is mobile', () => {
    expect(nationalPhone('+5493415551234')).toBe('0341 15-555-1234')
    expect(whatsappUrl('+5493415551234', 'Hola, ¿seguís?')).toBe(
      'https://wa.me/5493415551234?text=Hola%2C%20%C2%BFsegu%C3%ADs%3F',
    )
    expect(whatsappUrl('+541123456789', 'Hola')).toBeNull()
  })

  it('is one number, whether it was said to be mobile or not', () => {
    for (const stored of ['+5491123456789', '+541123456789'])
      expect(phoneForms(stored)).toEqual(['+5491123456789', '+541123456789'])
    expect(isSamePhone('+5491123456789', '+541123456789')).toBe(true)
    expect(isSamePhone('+5491123456789', '+5491123456780')).toBe(false)
  })
})
