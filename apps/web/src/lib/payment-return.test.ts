import { expect, it } from 'vitest'
import { readPaymentReturn } from './payment-return'

it.each([
  [
    { payment_id: '123', preference_id: '9-a' },
    { paymentId: '123', preferenceId: '9-a' },
  ],
  [
    { 'payment-id': '123', status: 'approved' },
    { paymentId: '123', preferenceId: null },
  ],
  [
    { collection_id: '123', payment_id: 'null' },
    { paymentId: '123', preferenceId: null },
  ],
  [
    { payment_id: 'null', preference_id: '9-a', status: 'null' },
    { paymentId: null, preferenceId: '9-a' },
  ],
  [{ payment_id: ['null', '123'] }, { paymentId: '123', preferenceId: null }],
  [{ payment_id: '../../x', preference_id: '<script>' }, null],
  [{ status: 'approved' }, null],
  [{}, null],
])('reads the ids of %j and believes nothing else', (query, found) => {
  expect(readPaymentReturn(query)).toEqual(found)
})
