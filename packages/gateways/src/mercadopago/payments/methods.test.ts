import { expect, it } from 'vitest'
import { paymentMethodOf } from './methods'

it.each([
  ['account_money', 'account_money', 'account_money'],
  ['visa', 'credit_card', 'visa'],
  ['debmaster', 'debit_card', 'mastercard_debit'],
  ['diners', 'credit_card', 'other_card'],
  ['rapipago', 'ticket', 'other'],
  ['constructor', null, 'other'],
  [null, 'credit_card', null],
])('the means %s of the type %s is %s', (id, type, method) => {
  expect(paymentMethodOf(id, type)).toBe(method)
})
