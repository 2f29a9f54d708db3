import { expect, it } from 'vitest'
import { parseAmount } from './parse-amount'

it.each([
  ['4000', 4000],
  ['4.000', 4000],
  ['1.234.567,89', 1_234_567.89],
  ['4000,5', 4000.5],
  ['4000.50', 4000.5],
  [' $ 4.000,50 ', 4000.5],
  ['0,01', 0.01],
])('reads %s as %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

it.each(['', 'mil', '4.00.0', '4,000,00', '1,2,3', '-5', '4000,505', '1e5', '.', ','])(
  'takes %s for no amount',
  (text) => {
    expect(parseAmount(text)).toBeNull()
  },
)
