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
    ['+54 9 341 15 612 3499', false, '+5493416123499'],
    ['+54 9 0341 612 3498', true, '+5493416123498'],
    ['+54 9 11 15 2345 6789', true, '+5491123456789'],
    ['54 9 387 15 4567890', false, '+5493874567890'],
    ['0341/425-1111', false, '+543414251111'],
    ['Tel.: (0341) 425-1111 int. 22', false, '+543414251111'],
    ['341\u202f555\u202f1234', true, '+5493415551234'],
    ['３４１ ５５５ １２３４', true, '+5493415551234'],
    ['0800 555 1234', false, '+548005551234'],
  ])('stores «%s» (mobile: %s) as %s', (text, isMobile, phone) => {
    expect(normalisePhone(text, isMobile)).toBe(phone)
  })

  it.each([
    '99999999',
    '+1 212 555 0100',
    '0034 912 345 678',
    '123',
    'no tengo',
    '4523-6400 / 6226',
    '341 4251111 y 341 4252222',
    'Mitre 341, piso 5, 51234',
  ])('refuses «%s»', (text) => {
    expect(normalisePhone(text, true)).toBeNull()
  })

  it('shows the national form, and opens WhatsApp only for a mobile number', () => {
    expect(nationalPhone('+5493415551234')).toBe('0341 15-555-1234')
    expect(whatsappUrl('+5493415551234', 'Hola, ¿seguís?')).toBe(
      'https://wa.me/5493415551234?text=Hola%2C%20%C2%BFsegu%C3%ADs%3F',
    )
    expect(whatsappUrl('+541123456789', 'Hola')).toBeNull()
  })

  it('treats a number as the same whether or not it was declared mobile', () => {
    for (const phone of ['+5491123456789', '+541123456789'])
      expect(phoneForms(phone)).toEqual(['+5491123456789', '+541123456789'])
    expect(isSamePhone('+5491123456789', '+541123456789')).toBe(true)
    expect(isSamePhone('+5491123456789', '+5491123456780')).toBe(false)
  })
})
