import { expect, it } from 'vitest'
import { hoursFaults } from './hours-faults'

it('each day says its first fault, however deep it lies', () => {
  const errors = {
    monday: [{ close: { type: 'x', message: 'Escribí la hora' } }],
    tuesday: { message: 'Hasta dos', type: 'x' },
    friday: [undefined, { message: 'Al revés', type: 'x' }],
  }
  expect(hoursFaults(errors)).toEqual({
    monday: 'Escribí la hora',
    tuesday: 'Hasta dos',
    friday: 'Al revés',
  })
  expect(hoursFaults(undefined)).toEqual({})
})
