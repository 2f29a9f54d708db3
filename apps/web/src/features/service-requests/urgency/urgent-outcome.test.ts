import type { PaymentState, PaymentView } from '@oficio/contracts/payments/shapes'
import { describe, expect, it } from 'vitest'
import type { PaymentLookup } from '../../payments/use-payment-lookup'
import { backToForm, urgentOutcome } from './urgent-outcome'

const payment: PaymentView = {
  id: '01df0217-0d80-7000-8000-000000000001',
  kind: 'urgency_fee',
  description: 'Tarifa de urgencia',
  says: { done: null, next: '', over: null, link: null, startPath: '/' },
  amountArs: 15_000,
  intentStatus: 'open',
  state: 'unpaid',
  paymentId: null,
  status: null,
  statusText: null,
  outcome: null,
  charged: null,
  checkoutUrl: null,
  expiresAt: '2026-11-21T15:00:00.000Z',
  createdAt: '2026-11-21T14:00:00.000Z',
  approvedAt: null,
  refundState: null,
  refundedAt: null,
  refundText: null,
  subject: null,
  otherPayment: null,
}
const lookupOf = (state: PaymentState, changes: Partial<PaymentView> = {}): PaymentLookup => ({
  state: 'known',
  payment: { ...payment, state, ...changes },
})
const error = { code: 'provider_away' as const, text: '', fields: {} }

describe('a payer who comes back', () => {
  const outcomeOf = (lookup: PaymentLookup) => urgentOutcome(lookup, false)

  it('has the request filed only by a payment that is in force', () => {
    expect(outcomeOf(lookupOf('done'))).toMatchObject({ goesOn: 'filed' })
    for (const state of ['under_review', 'declined', 'returned', 'not_accepted'] as const)
      expect(outcomeOf(lookupOf(state))).toBeNull()
  })

  it('finds the form again, and why, when nothing was paid or a payment is unknown', () => {
    expect(outcomeOf(lookupOf('unpaid'))).toEqual(backToForm('unpaid', 'nothing'))
    expect(outcomeOf(lookupOf('expired'))).toEqual(backToForm('expired', 'payment'))
    expect(outcomeOf({ state: 'unknown' })).toEqual(backToForm('unknown', 'payment'))
    expect(outcomeOf(lookupOf('done', { kind: 'verification' }))).toEqual(backToForm('unknown', 'nothing'))
  })

  it('has the request filed by another attempt than the declined attempt in the address', () => {
    const other = (state: PaymentState) => ({ otherPayment: { paymentId: '2', state, approvedAt: null } })
    expect(outcomeOf(lookupOf('declined', other('done')))).toMatchObject({ goesOn: 'filed' })
    expect(outcomeOf(lookupOf('declined', other('unused')))).toEqual(
      backToForm('paid', 'payment', payment.id),
    )
    expect(outcomeOf(lookupOf('declined', other('under_review')))).toBeNull()
  })

  it('fills the form in for a fee that was paid by itself', () => {
    expect(outcomeOf(lookupOf('unused'))).toEqual(backToForm('paid', 'payment', payment.id))
  })

  it('stays where the check can be tried again while nobody can say', () => {
    expect(outcomeOf({ state: 'failed', error })).toBeNull()
    expect(outcomeOf({ state: 'loading' })).toBeNull()
  })
})

describe('a visitor who only opens the form again', () => {
  const remembered = (lookup: PaymentLookup) => urgentOutcome(lookup, true)

  it('has the form without a word when the payment came to nothing or nobody can say', () => {
    const plainForm = { goesOn: 'form', remark: null, paidWith: null }
    for (const state of ['unpaid', 'expired', 'declined'] as const)
      expect(remembered(lookupOf(state))).toMatchObject(plainForm)
    expect(remembered({ state: 'unknown' })).toMatchObject(plainForm)
    expect(remembered({ state: 'failed', error })).toMatchObject(plainForm)
  })

  it('is asked for no longer than a payment can still come', () => {
    expect(remembered(lookupOf('unpaid'))).toMatchObject({ forgets: 'nothing' })
    expect(remembered({ state: 'failed', error })).toMatchObject({ forgets: 'nothing' })
    expect(remembered(lookupOf('expired'))).toMatchObject({ forgets: 'payment' })
    expect(remembered({ state: 'unknown' })).toMatchObject({ forgets: 'payment' })
  })

  it('reads that the request is filed, under review or refunded', () => {
    expect(remembered(lookupOf('done'))).toMatchObject({ goesOn: 'filed' })
    expect(remembered(lookupOf('under_review'))).toBeNull()
    expect(remembered(lookupOf('returned'))).toBeNull()
  })
})
