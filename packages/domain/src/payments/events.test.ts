import { expect, it } from 'vitest'
import { wayOf } from './events'

it.each([
  ['account_money', 'account'],
  ['visa', 'card'],
  ['cabal_debit', 'card'],
  ['other_card', 'card'],
  ['other', 'unknown'],
  // Words that another version of this site stored.
  ['rapipago', 'unknown'],
  ['constructor', 'unknown'],
  [null, 'unknown'],
] as const)('a refund of a payment by %s arrives by %s', (methodId, way) => {
  expect(wayOf({ methodId })).toBe(way)
})
