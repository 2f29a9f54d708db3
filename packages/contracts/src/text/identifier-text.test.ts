import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { businessFields } from '../businesses/fields'
import { email, numeric, phone } from '../fields'
import { readDocument } from '../payments/invoice-data'
import { confirmServiceRequestEndpoint } from '../service-requests/endpoints'
import { texts } from '../texts'
import { readCuit } from './read-cuit'

/** Invisible characters that come with text copied from contacts, a PDF or WhatsApp. */
const unseen = [
  '\u200b',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u2068',
  '\u202a',
  '\u202c',
  '\u0000',
  '\u3164',
]

describe('a pasted identifier', () => {
  it.each(unseen)('is read without %j, wherever in it that sign is', (sign) => {
    for (const text of [
      `ana@example.com${sign}`,
      `${sign} ana@example.com`,
      `an${sign}a@exam${sign}ple.com`,
    ]) {
      expect(email.parse(text)).toBe('ana@example.com')
      expect(businessFields.shape.email.parse(text)).toBe('ana@example.com')
    }
    expect(phone.parse(`341${sign} 555 1234${sign}`)).toBe('341 555 1234')
    expect(readCuit(`20-1234${sign}5678-6`)).toBe('20123456786')
    expect(readDocument('dni', `12.345${sign}.678`)).toBe('12345678')
    expect(businessFields.shape.website.parse(`www.exam${sign}ple.com`)).toBe('https://www.example.com/')
    expect(numeric(z.number()).parse(`${sign}-32.9${sign}`)).toBe(-32.9)
    expect(confirmServiceRequestEndpoint.body.parse({ code: `12${sign}3456` })).toMatchObject({
      code: '123456',
    })
  })

  it.each(['20–12345678–6', '20—12345678—6', '20‑12345678‑6', '20−12345678−6', '２０-12345678-6'])(
    'may be the CUIT %s, whatever its dashes and digits',
    (text) => expect(readCuit(text)).toBe('20123456786'),
  )

  it('may be a minus sign of a word processor', () => {
    expect(numeric(z.number()).parse('−32.95')).toBe(-32.95)
  })
})

describe('a mail address', () => {
  it.each([
    ['juan@peñaroja.com.ar', 'juan@xn--pearoja-5za.com.ar'],
    ['juan@PEÑAROJA.com.ar', 'juan@xn--pearoja-5za.com.ar'],
    ['juan@pen\u0303aroja.com.ar', 'juan@xn--pearoja-5za.com.ar'],
    ['juan＠example．com', 'juan@example.com'],
    ['Juan.Perez+oficio@Example.com', 'Juan.Perez+oficio@Example.com'],
  ])('%s is stored as %s', (text, expected) => {
    expect(email.parse(text)).toBe(expected)
    expect(businessFields.shape.email.parse(text)).toBe(expected)
  })

  it.each([
    'juan@peña roja.com.ar',
    'juan@ñ',
    'juán@example.com',
    'a@b@peñaroja.com',
    'juan@',
    '@peñaroja.com',
  ])('%s is refused', (text) => expect(email.safeParse(text).error?.issues[0]?.message).toBe(texts.email))
})

describe('a phone', () => {
  it.each([
    '4523-6400 / 4523-6226',
    '4523-6400 / 6226 / 6227',
    '341 4251111 y 341 4252222',
    '(0341) 425-1111; (0341) 425-2222; (0341) 425-3333',
    '341 425 1111, 341 425 2222',
    '011 4523-6400/01',
    '3414251111\n3414252222',
  ])('%j says to write only one', (text) => {
    expect(phone.safeParse(text).error?.issues[0]?.message).toBe(texts.onePhone)
    expect(businessFields.shape.phone.safeParse(text).error?.issues[0]?.message).toBe(texts.onePhone)
  })

  it('may have every prefix at once', () => {
    expect(phone.parse('0341 425-1111, int. 22')).toBe('0341 425-1111, int. 22')
    expect(phone.parse('00 54 9 (0341) 15 - 612 - 3499')).toBe('00 54 9 (0341) 15 - 612 - 3499')
  })
})
