import { expect, it } from 'vitest'
import { monthsUntil } from './months-until'

it('the months are those of Argentina, this one first, each with its last day', () => {
  // In UTC this moment is already in March.
  expect(monthsUntil(Date.parse('2036-03-01T02:30:00Z'), 3)).toEqual([
    { name: 'febrero de 2036', from: '2036-02-01', until: '2036-02-29' },
    { name: 'enero de 2036', from: '2036-01-01', until: '2036-01-31' },
    { name: 'diciembre de 2035', from: '2035-12-01', until: '2035-12-31' },
  ])
})
