import { expect, it } from 'vitest'
import { maskAnswer } from './mask-answer'

/** A payment as the provider answers it, with every field that must be masked. */
const answer = {
  id: 1_300_000_001,
  status: 'approved',
  transaction_amount: 15_000.5,
  external_reference: '0192f4a0-7b1c-7000-8000-000000000002',
  date_approved: '2026-11-17T09:37:54.000-03:00',
  live_mode: true,
  taxes_amount: null,
  collector_id: 445_566_778,
  payer: {
    id: 123_456_789,
    email: 'lucia.quiroga@correo.example',
    first_name: 'Lucía',
    identification: { type: 'DNI', number: '12345678' },
    phone: { area_code: '341', number: '5551234' },
    address: { street_name: 'San Lorenzo', street_number: 1234 },
  },
  card: {
    id: null,
    first_six_digits: '450995',
    last_four_digits: '3704',
    cardholder: { name: 'LUCIA QUIROGA', identification: { number: '12345678' } },
  },
  additional_info: { ip_address: '200.1.2.3', items: [{ title: 'Tarifa', quantity: '1' }] },
  point_of_interaction: { transaction_data: { qr_code: 'QR', ticket_url: 'https://mp.example/t' } },
  metadata: { note: 'pago de lucia.quiroga@correo.example con 4509 9535 6623 3704', card_token_id: 'tok' },
  internal: ['Bearer abc.def', 'APP_USR-1234567890-secret', 'eyJhbGciOi.eyJzdWIi.c2ln'],
  notification_url: 'https://oficio.example/api/webhooks/mercadopago',
}

it('keeps what tells payments apart, and nothing that opens an account or names a card or a document', () => {
  expect(maskAnswer(answer)).toEqual({
    ...answer,
    payer: {
      ...answer.payer,
      email: 'lu•••@correo.example',
      identification: { type: 'DNI', number: '•••678' },
      phone: '•••',
      address: '•••',
    },
    card: { id: null, first_six_digits: '•••', last_four_digits: '3704', cardholder: '•••' },
    additional_info: { ip_address: '•••', items: [{ title: 'Tarifa', quantity: '1' }] },
    point_of_interaction: { transaction_data: { qr_code: '•••', ticket_url: '•••' } },
    metadata: { note: 'pago de lu•••@correo.example con •••3704', card_token_id: '•••' },
    internal: ['•••', '•••', '•••'],
  })
})

it('hides a card number under any name, also as a number, and lets long ids be', () => {
  expect(maskAnswer({ something: 4_509_953_566_233_704, other: '4509-9535-6623-3704' })).toEqual({
    something: '•••',
    other: '•••3704',
  })
  expect(maskAnswer({ id: 6_114_264_375, order: { id: '4509953566233705' } })).toEqual({
    id: 6_114_264_375,
    order: { id: '4509953566233705' },
  })
})

it('lets our own ids be, also where their digits add up as those of a card do', () => {
  for (const last of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']) {
    const reference = `0192f4a0-7b1c-7000-8000-00000000000${last}`
    expect(maskAnswer({ external_reference: reference })).toEqual({ external_reference: reference })
  }
})

it('takes whatever an answer may be', () => {
  for (const value of [null, true, 7, 'x', [], {}]) expect(maskAnswer(value)).toEqual(value)
})
