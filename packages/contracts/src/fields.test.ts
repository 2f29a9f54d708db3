import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { updateUserLocationEndpoint } from './accounts/location'
import { businessFields } from './businesses/fields'
import { calendarDate, clearableText, numeric, optionalText, requiredText } from './fields'
import { professionalFields } from './professionals/joining-form'
import { serviceRequestForm } from './service-requests/form'
import { texts } from './texts'

const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message)

describe('a text', () => {
  it.each([
    ['a zero width space', '\u200b'],
    ['a word joiner', '\u2060'],
    ['a byte order mark', '\ufeff'],
    ['joiners', '\u200c\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['direction marks', '\u200e\u202e\u2066'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['a blank of Braille', '\u2800'],
    ['a Mongolian separator', '\u180e'],
    ['invisible operators', '\u2061\u2064'],
    ['tags and selectors alone', '\ufe0f\u{e0041}\u{e0100}'],
    ['control characters', '\u0007\u001b\u0085'],
    ['all kinds of spaces', ' \t\n\u00a0\u2003\u3000 \u200b '],
  ])('is blank with nothing but %s', (_what, text) => {
    expect(messages(requiredText('title', 20).safeParse(text))).toEqual([texts.required('title')])
    expect(optionalText('title', 20).parse(text)).toBeUndefined()
    expect(clearableText('title', 20).parse(text)).toBeNull()
  })

  it('keeps what is seen, and loses at its ends what is not', () => {
    const line = requiredText('title', 80)
    expect(line.parse('\u200b  Lucía \u2060 ')).toBe('Lucía')
    expect(line.parse('a\u202eb\u2066c')).toBe('abc')
    for (const text of ['Ana  María', '❤\ufe0f', '👨\u200d🔧', '🏴\u{e0067}\u{e0062}\u{e007f}', 'José', '…'])
      expect(line.parse(text)).toBe(text)
  })

  it('keeps no line break where one line is allowed, however it was sent', () => {
    for (const gap of ['\r\n', '\n', '\r', '\t', '\u2028', '\u0085', ' \r\n\r\n '])
      expect(requiredText('title', 20).parse(`Lucía${gap}Ana\r\n`)).toBe('Lucía Ana')
  })

  it('keeps line breaks where several lines are allowed, in one spelling', () => {
    const lines = requiredText('description', 80, 'lines')
    expect(lines.parse('uno\r\ndos\rtres\u2028cuatro\n\n- cinco\u0007\r\n')).toBe(
      'uno\ndos\ntres\ncuatro\n\n- cinco',
    )
  })

  it('is measured as it is kept, and a long one of nothing takes no longer for it', () => {
    expect(requiredText('title', 5).parse(`${' '.repeat(90)}Lucía\r\n`)).toBe('Lucía')
    for (const blank of [' ', '\u200b', '\r\n', 'a\u200b '])
      expect(requiredText('title', 5).safeParse(blank.repeat(200_000)).success).toBe(false)
  })
})

describe('a number', () => {
  it('is a number, or its digits as a form without types sends them', () => {
    for (const value of [7, '7', ' 7 ', '7.0']) expect(numeric(z.number()).parse(value)).toBe(7)
  })

  it('may be blank where it is optional', () => {
    for (const value of ['', ' ', null, undefined])
      expect(numeric(z.number().optional()).parse(value)).toBeUndefined()
  })

  it.each([true, false, [7], ['7'], {}, '0x7', '7e0', '', ' ', 'siete', null, Number.NaN])(
    'is nothing else: %j',
    (value) => {
      expect(numeric(z.number()).safeParse(value).success).toBe(false)
    },
  )
})

describe('the service request form', () => {
  const form = {
    contactName: 'Lucía\r\nAna',
    contactLastName: 'Fernández',
    phone: '0341 15-555-1234',
    email: 'lucia@example.com',
    serviceAddress: 'San Lorenzo 1234',
    city: 'Rosario',
    state: 'Santa Fe',
    description: 'Pierde agua.\r\nMucha.',
    title: 'Se inunda\r\nla cocina',
    rubroId: 1,
  }

  it('keeps names and title in one line, and the lines of the description', () => {
    expect(serviceRequestForm.parse(form)).toMatchObject({
      contactName: 'Lucía Ana',
      title: 'Se inunda la cocina',
      description: 'Pierde agua.\nMucha.',
    })
  })

  it('is the same once it was stored and is read again', () => {
    const { website: _website, ...read } = serviceRequestForm.parse(form)
    expect(serviceRequestForm.parse(read)).toEqual(serviceRequestForm.parse(form))
  })

  it.each(['rubroId', 'expirationDays', 'urgencyFee'])('takes no yes, list or word as %s', (field) => {
    for (const value of [true, [7], 'x'])
      expect(serviceRequestForm.safeParse({ ...form, [field]: value }).success).toBe(false)
  })
})

it('a day must exist in the calendar and fit the database', () => {
  for (const day of ['0001-01-01', '2028-02-29', '9999-12-31']) expect(calendarDate().parse(day)).toBe(day)
  for (const day of ['0000-01-01', '0000-02-29', '2027-02-29', '+275760-09-13', '-000001-01-01', ''])
    expect(messages(calendarDate('Elegí una fecha.').safeParse(day))?.[0]).toBe('Elegí una fecha.')
})

it('takes the id of a place as a number wherever a place is named', () => {
  const forms = [
    [serviceRequestForm, 'El campo Ciudad es obligatorio.'],
    [professionalFields, 'El campo Ciudad es obligatorio.'],
    [businessFields, 'La ciudad es obligatoria.'],
  ] as const
  for (const [form, missing] of forms) {
    const { city, state } = form.shape
    expect([city.parse(21_050), state.parse(21), city.parse(' Rosario ')]).toEqual(['21050', '21', 'Rosario'])
    expect(city.safeParse(undefined).error?.issues[0]?.message).toBe(missing)
  }
  expect(updateUserLocationEndpoint.body.parse({ city: 21_050, state: 21 })).toEqual({
    city: '21050',
    state: '21',
  })
})
