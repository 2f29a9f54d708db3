import type { CheckoutOrder } from '@oficio/domain/kernel/payment-provider'

/** Answers in the provider's format, reduced to the fields that we read. */
export const paymentOf = (changes: object = {}) => ({
  id: 1_234_567_890,
  external_reference: 'intent-1',
  status: 'approved',
  status_detail: 'accredited',
  transaction_amount: 15_000,
  transaction_amount_refunded: 0,
  currency_id: 'ARS',
  collector_id: 202_809_963,
  payment_method_id: 'visa',
  operation_type: 'regular_payment',
  date_created: '2026-11-17T09:37:52.000-03:00',
  date_approved: '2026-11-17T09:37:54.000-03:00',
  date_last_updated: '2026-11-17T09:38:00.000-03:00',
  ...changes,
})

export const subscriptionOf = (changes: object = {}) => ({
  id: '2c9380847e9b451c017ea1bd70ba0219',
  external_reference: 'subscription-1',
  status: 'authorized',
  auto_recurring: {
    frequency: 1,
    frequency_type: 'months',
    transaction_amount: 10_000,
    currency_id: 'ARS',
  },
  payer_email: 'lucia@correo.example',
  version: 3,
  next_payment_date: '2026-12-17T09:37:52.000-04:00',
  date_created: '2026-11-17T09:37:52.000-04:00',
  last_modified: '2026-11-17T10:00:00.000-04:00',
  init_point: 'https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_id=2c93',
  ...changes,
})

export const chargeOf = (changes: object = {}) => ({
  id: 6_114_264_375,
  preapproval_id: '2c9380847e9b451c017ea1bd70ba0219',
  type: 'recurring',
  status: 'processed',
  transaction_amount: '10000.00',
  currency_id: 'ARS',
  date_created: '2026-11-17T09:37:52.000-04:00',
  debit_date: '2026-11-17T10:37:52.000-04:00',
  last_modified: '2026-11-17T10:40:00.000-04:00',
  retry_attempt: 1,
  next_retry_date: null,
  payment: { id: 19_951_521_071, status: 'approved', status_detail: 'accredited' },
  ...changes,
})

export const refundOf = (changes: object = {}) => ({
  id: 1_009_042_015,
  payment_id: 1_234_567_890,
  amount: 15_000,
  status: 'approved',
  ...changes,
})

/** Returns a refusal in the provider's format. */
export const refusalOf = (status: number, code: number | string) => ({
  status,
  json: { message: 'no', error: 'bad_request', status, cause: [{ code, description: 'no', data: null }] },
})

export const subscriptionOrder = {
  reference: 'subscription-1',
  title: 'Suscripción mensual',
  payerEmail: 'lucia@correo.example',
  amountCentavos: 1_000_000,
  returnUrl: 'https://oficio.example/vuelta',
}

export const checkoutOrder: CheckoutOrder = {
  reference: 'intent-1',
  kind: 'urgency_fee',
  title: 'Tarifa de urgencia',
  amountCentavos: 1_500_000,
  returnUrls: {
    success: 'https://oficio.example/vuelta',
    pending: 'https://oficio.example/vuelta',
    failure: 'https://oficio.example/vuelta',
  },
  notificationUrl: 'https://oficio.example/api/webhooks/mercadopago',
  expiresAt: new Date('2026-11-18T01:37:52.000Z'),
}
