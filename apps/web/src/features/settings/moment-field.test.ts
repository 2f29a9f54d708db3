import { expect, it } from 'vitest'
import { fromField, toField } from './moment-field'

it("means Argentina's time, wherever the browser is", () => {
  expect(fromField('2026-11-21T23:30')).toBe('2026-11-22T02:30:00.000Z')
  expect(toField(new Date('2026-11-22T02:30:59.000Z'))).toBe('2026-11-21T23:30')
  expect(toField(new Date('2027-01-01T02:59:00.000Z'))).toBe('2026-12-31T23:59')
})

it.each(['', '2026-13-45T10:00', '21/11/2026'])('takes %j for no moment', (text) => {
  expect(fromField(text)).toBeNull()
})
