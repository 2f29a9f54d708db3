import { expect, it } from 'vitest'
import { paymentStateOf } from './payment-state'

const now = new Date('2026-11-21T15:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const open = { status: 'open', expiresAt: at(10) } as const
const expiredIntent = { status: 'open', expiresAt: at(-10) } as const
const paid = { status: 'paid', expiresAt: at(-10) } as const
const stateOf = (changes: Partial<Parameters<typeof paymentStateOf>[0]>) =>
  paymentStateOf({
    intent: open,
    payment: null,
    isGoingBack: false,
    isUsed: true,
    isUnread: false,
    now,
    ...changes,
  })

it('the payment in force gives what was paid for', () => {
  expect(stateOf({ intent: paid, payment: { status: 'approved' } })).toBe('done')
  expect(stateOf({ intent: paid, payment: { status: 'in_dispute' } })).toBe('done')
  expect(stateOf({ intent: paid, payment: { status: 'approved' }, isUsed: false })).toBe('unused')
})

it('money that goes back is never shown as paid, from the decision on', () => {
  expect(stateOf({ intent: paid, payment: { status: 'approved' }, isGoingBack: true })).toBe('returned')
  expect(stateOf({ intent: expiredIntent, payment: { status: 'approved' }, isGoingBack: true })).toBe(
    'returned',
  )
  for (const status of ['refunded', 'taken_by_bank']) {
    expect(stateOf({ payment: { status } })).toBe('returned')
    expect(stateOf({ intent: { ...expiredIntent, status: 'returned' }, payment: { status } })).toBe(
      'returned',
    )
  }
})

it('a payment that the provider has not decided is under review, also in a word that we do not know', () => {
  for (const status of ['pending', 'in_review', 'reserved', 'unknown']) {
    expect(stateOf({ payment: { status } })).toBe('under_review')
    expect(stateOf({ intent: expiredIntent, payment: { status } })).toBe('under_review')
  }
})

it('a payment that was declined or cancelled may be tried again', () => {
  expect(stateOf({ payment: { status: 'rejected' } })).toBe('declined')
  expect(stateOf({ payment: { status: 'cancelled' } })).toBe('declined')
})

it('can be paid until its page expires, if there is no payment', () => {
  expect(stateOf({})).toBe('unpaid')
  expect(stateOf({ intent: expiredIntent })).toBe('expired')
  expect(stateOf({ intent: { ...open, status: 'expired' } })).toBe('expired')
})

it('an approved payment without effect is for somebody to look at, never a success', () => {
  expect(stateOf({ payment: { status: 'approved' } })).toBe('not_accepted')
})
