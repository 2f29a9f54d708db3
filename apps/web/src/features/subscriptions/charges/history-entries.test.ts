import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { ChargeView } from '@oficio/contracts/subscriptions/charges'
import { expect, it } from 'vitest'
import { historyOf } from './history-entries'

const charge = (id: string, debitAt: string, changes: Partial<ChargeView> = {}): ChargeView => ({
  id,
  title: 'Suscripción',
  debitAt,
  paidUntil: null,
  amountArs: 10_000,
  state: 'paid',
  nextRetryAt: null,
  receiptNumber: null,
  ...changes,
})

const verification: PaymentView = {
  id: 'verification',
  kind: 'verification',
  description: 'Verificación de cuenta profesional',
  says: { done: null, next: '', over: null, link: null, startPath: '/' },
  amountArs: 1,
  intentStatus: 'paid',
  state: 'done',
  paymentId: '1',
  status: 'approved',
  statusText: null,
  outcome: 'success',
  charged: { amount: 1, currency: 'ARS', fault: null },
  checkoutUrl: null,
  expiresAt: '2026-10-02T12:00:00.000Z',
  createdAt: '2026-10-01T12:00:00.000Z',
  approvedAt: '2026-10-01T12:05:00.000Z',
  refundState: null,
  refundedAt: null,
  refundText: null,
  subject: null,
  otherPayment: null,
}

it('charges and single payments are one history, newest first', () => {
  const charges = [charge('new', '2026-11-01T12:00:00.000Z'), charge('old', '2026-09-01T12:00:00.000Z')]
  expect(historyOf(charges, [verification]).map(({ id }) => id)).toEqual(['new', 'verification', 'old'])
})

it('names the month of a paid charge and the date of a retry, and offers a receipt only for money that arrived', () => {
  const paid = charge('paid', '2026-11-01T12:00:00.000Z', {
    paidUntil: '2026-12-01T12:00:00.000Z',
    receiptNumber: '1',
  })
  const retriedCharge = charge('retried', '2026-10-01T12:00:00.000Z', {
    state: 'retrying',
    nextRetryAt: '2026-10-03T12:00:00.000Z',
  })
  expect(historyOf([paid, retriedCharge], [])).toMatchObject([
    { note: 'Del 1 de noviembre al 1 de diciembre', hasReceipt: true },
    { note: 'Se intenta de nuevo el 3 de octubre de 2026', hasReceipt: false },
  ])
})

it('explains a declined single payment, and a returned one', () => {
  const declined = {
    ...verification,
    state: 'declined',
    statusText: 'La tarjeta no tiene saldo.',
  } as const
  const returnedCharge = { ...verification, state: 'returned', refundText: 'Lo pediste vos.' } as const
  expect(historyOf([], [declined, returnedCharge])).toMatchObject([
    { state: 'Rechazado', note: 'La tarjeta no tiene saldo.', hasReceipt: false },
    { state: 'Devuelto', note: 'Lo pediste vos.' },
  ])
})

it('money that does not count is shown as it was charged, with who sees to it', () => {
  const heldCharge = {
    ...verification,
    state: 'not_accepted',
    charged: { amount: 100, currency: 'USD', fault: 'currency' },
  } as const
  const [entry] = historyOf([], [heldCharge])
  expect(entry).toMatchObject({ state: 'En revisión', note: expect.stringContaining('nuestro equipo') })
  expect(entry?.amount).toBe('USD\u00a0100')
})
