import { expect, it } from 'vitest'
import { monthAfter } from './month-after'

const at = (local: string) => new Date(`${local}-03:00`)

it.each([
  ['2035-03-12T12:00:00', 1, '2035-04-12T12:00:00'],
  ['2035-12-31T23:30:00', 31, '2036-01-31T23:30:00'],
  ['2035-01-31T10:00:00', 31, '2035-02-28T10:00:00'],
  ['2036-01-31T10:00:00', 31, '2036-02-29T10:00:00'],
  // In the last hours of a day in Argentina, the UTC date is already the next day.
  ['2035-01-31T22:00:00', 31, '2035-02-28T22:00:00'],
  ['2035-02-28T22:00:00', 31, '2035-03-31T22:00:00'],
  ['2035-04-30T10:00:00', 31, '2035-05-31T10:00:00'],
  ['2035-02-28T10:00:00', 30, '2035-03-30T10:00:00'],
  ['2035-02-28T10:00:00', 28, '2035-03-28T10:00:00'],
  // Only a charge on the last day of a month can move to a later day.
  ['2035-04-15T10:00:00', 31, '2035-05-15T10:00:00'],
])('covers a charge of %s, started on day %i, until %s', (debitAt, anchorDay, until) => {
  expect(monthAfter(at(debitAt), anchorDay)).toEqual(at(until))
})
