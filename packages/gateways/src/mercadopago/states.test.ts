import { describe, expect, it } from 'vitest'
import { chargeStatusOf, paymentStateOf, refundStatusOf, subscriptionStatusOf } from './states'

describe('the state of a payment', () => {
  it.each([
    ['pending', 'pending_waiting_payment', 'pending', 'awaiting_payment'],
    ['in_process', 'pending_review_manual', 'in_review', 'reviewed_by_hand'],
    ['authorized', 'pending_capture', 'reserved', 'awaiting_capture'],
    ['approved', 'accredited', 'approved', 'credited'],
    ['approved', 'partially_refunded', 'approved', 'partly_refunded'],
    ['in_mediation', 'pending', 'in_dispute', 'other'],
    ['rejected', 'cc_rejected_insufficient_amount', 'rejected', 'insufficient_funds'],
    ['rejected', 'cc_rejected_something_new', 'rejected', 'declined'],
    ['cancelled', 'by_collector', 'cancelled', 'cancelled_by_site'],
    ['refunded', 'refunded', 'refunded', 'refunded'],
    ['charged_back', 'settled', 'taken_by_bank', 'dispute_lost'],
    ['charged_back', 'in_process', 'taken_by_bank', 'under_review'],
    ['charged_back', null, 'taken_by_bank', null],
    ['something_new', 'something_else', 'unknown', 'other'],
    ['toString', '__proto__', 'unknown', 'other'],
  ])('%s with %s is %s with %s', (word, detail, status, statusDetail) => {
    expect(paymentStateOf(word, detail)).toEqual({ status, statusDetail, isKept: false })
  })

  it.each([
    ['charged_back', 'reimbursed', 'dispute_won'],
    ['refunded', 'bpp_covered', 'covered_by_provider'],
  ])('%s with %s is approved, because the money is ours after all', (word, detail, statusDetail) => {
    expect(paymentStateOf(word, detail)).toEqual({ status: 'approved', statusDetail, isKept: true })
  })

  it('is turned around only by the detail that belongs to the status', () => {
    expect(paymentStateOf('refunded', 'reimbursed').status).toBe('refunded')
    expect(paymentStateOf('charged_back', 'bpp_covered').status).toBe('taken_by_bank')
    expect(paymentStateOf('rejected', 'reimbursed').status).toBe('rejected')
  })
})

it('a refund without a state was carried out, and one in an unknown state was not', () => {
  const words = [null, undefined, 'approved', 'in_process', 'rejected', 'cancelled', 'something_new']
  expect(words.map(refundStatusOf)).toEqual([
    ...['approved', 'approved', 'approved', 'pending', 'rejected', 'cancelled', 'unknown'],
  ])
})

it('subscriptions and charges in an unknown state are unknown', () => {
  expect(['pending', 'authorized', 'paused', 'cancelled', 'finished'].map(subscriptionStatusOf)).toEqual([
    ...['pending', 'authorized', 'paused', 'cancelled', 'unknown'],
  ])
  expect(['scheduled', 'recycling', 'processed', 'cancelled', 'waiting'].map(chargeStatusOf)).toEqual([
    ...['scheduled', 'retrying', 'processed', 'cancelled', 'unknown'],
  ])
})
