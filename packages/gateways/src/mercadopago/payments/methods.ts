import type { PaymentMethod } from '@oficio/contracts/kernel/payment-methods'

// Translates Mercado Pago's words for means of payment. No other file compares these words.
const methods = new Map<string, PaymentMethod>([
  ['account_money', 'account_money'],
  ['visa', 'visa'],
  ['debvisa', 'visa_debit'],
  ['master', 'mastercard'],
  ['debmaster', 'mastercard_debit'],
  ['amex', 'amex'],
  ['maestro', 'maestro'],
  ['cabal', 'cabal'],
  ['debcabal', 'cabal_debit'],
  ['naranja', 'naranja'],
])
const cardTypes = ['credit_card', 'debit_card', 'prepaid_card']

/** Returns our word for a means of payment; null if the answer names none. */
export function paymentMethodOf(id: string | null, type: string | null): PaymentMethod | null {
  if (id === null) return null
  return methods.get(id) ?? (type !== null && cardTypes.includes(type) ? 'other_card' : 'other')
}
