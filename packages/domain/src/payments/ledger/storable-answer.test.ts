import { expect, it } from 'vitest'
import { storableAnswer } from './storable-answer'

it('keeps what money did and nothing about who paid', () => {
  const storable = storableAnswer({
    id: 1234567890,
    status: 'approved',
    transaction_amount: 15000,
    payer: { email: 'lucia@example.com', identification: { type: 'DNI', number: '12345678' } },
    card: { last_four_digits: '0604', first_six_digits: '503175', cardholder: { name: 'LUCIA FERNANDEZ' } },
    additional_info: { ip_address: '200.1.2.3' },
    refunds: [{ id: 1, amount: 15000, source: { email: 'lucia@example.com' } }],
  })
  expect(storable).toEqual({
    id: 1234567890,
    status: 'approved',
    transaction_amount: 15000,
    card: { last_four_digits: '0604' },
    refunds: [{ id: 1, amount: 15000, source: {} }],
  })
})
