import { expect, it } from 'vitest'
import { contactFields } from '../service-requests/form'
import { hasPhoneDigits } from './phone-text'

it.each([
  '341 555 1234',
  '0341 15-555-1234',
  '+54 9 11 2345-6789',
  '02901 15 612345',
  '(0341) 425-1111 int. 22',
  '0800 555 12345',
])('finds the digits of a phone in «%s»', (text) => {
  expect(hasPhoneDigits(text)).toBe(true)
})

it.each([
  '0341 155 55123',
  '0341 15 55 5123',
  '555 1234',
  '11 2345 678',
  '341 555 12345',
  '0341 15 555 12345',
])('a request refuses «%s», which lacks a digit or has one too many', (phone) => {
  expect(contactFields.shape.phone.safeParse(phone).error?.issues[0]?.message).toBe(
    'Escribí un teléfono argentino con código de área, por ejemplo 341 555 1234.',
  )
})
