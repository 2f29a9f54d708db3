import { expect, it } from 'vitest'
import { readReturnKey } from './return-key'

it('an approved payment is known by any of its ids, whichever name the provider gives them', () => {
  expect(
    readReturnKey({
      collection_id: '131',
      payment_id: '131',
      status: 'approved',
      external_reference: 'abc',
      preference_id: '445-x',
    }),
  ).toEqual({ paymentId: '131', preferenceId: '445-x', reference: 'abc' })
  expect(readReturnKey({ 'payment-id': '132' })).toEqual({ paymentId: '132' })
  expect(readReturnKey({ payment_id: 'null', collection_id: '133' })).toEqual({ paymentId: '133' })
})

it('an abandoned page is known by the page and our reference alone', () => {
  const query = { collection_id: 'null', payment_id: 'null', status: 'null', preference_id: '445-x' }
  expect(readReturnKey({ ...query, external_reference: 'abc' })).toEqual({
    preferenceId: '445-x',
    reference: 'abc',
  })
})

it('an address without ids, or with none that a payment can have, is no return', () => {
  expect(readReturnKey({})).toBeNull()
  expect(readReturnKey({ status: 'approved', collection_status: 'approved' })).toBeNull()
  expect(readReturnKey({ payment_id: 'abc', preference_id: '', external_reference: 'null' })).toBeNull()
  expect(readReturnKey({ payment_id: ['131', '132'] })).toBeNull()
})
