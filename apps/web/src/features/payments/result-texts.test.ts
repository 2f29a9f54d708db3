import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { describe, expect, it } from 'vitest'
import { faultText, notChargedText, otherPaymentText, returnedTitle, reviewText } from './result-texts'

const payment: PaymentView = {
  id: '01df0217-0d80-7000-8000-000000000001',
  kind: 'urgency_fee',
  description: 'Tarifa de urgencia',
  says: { done: null, next: 'tu solicitud se envía como urgente', over: null, link: null, startPath: '/' },
  amountArs: 15_000,
  intentStatus: 'open',
  state: 'not_accepted',
  paymentId: '1',
  status: 'approved',
  statusText: null,
  outcome: 'failure',
  charged: { amount: 100, currency: 'ARS', fault: 'amount' },
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

describe('a payment of something else than was asked for', () => {
  it('is named by what was charged, also while it goes back', () => {
    expect(faultText(payment).replaceAll('\u00a0', ' ')).toBe(
      'El pago es de $ 100 y había que pagar $ 15.000.',
    )
    const back = { ...payment, state: 'returned', refundState: 'asked' } as const
    expect(returnedTitle(back).replaceAll('\u00a0', ' ')).toBe('Pedimos la devolución de $ 100')
  })

  it('is not promised to have its effect once it is approved', () => {
    const review = reviewText({ ...payment, state: 'under_review', status: 'in_review' })
    expect(review).toContain('lo resuelve nuestro equipo')
    expect(review).not.toContain('tu solicitud se envía')
  })
})

it('says of an unreadable payment that it is under review, and not to pay again', () => {
  const review = reviewText({ ...payment, state: 'under_review', status: null, charged: null })
  expect(review).toContain('Tu pago se está revisando: no pagues de nuevo')
  expect(review).not.toContain('apruebe')
})

describe('an attempt beside the payment that counts', () => {
  const paidWith = { paymentId: '22', state: 'done', approvedAt: '2026-11-21T14:30:00.000Z' } as const
  const declined = { ...payment, state: 'declined', status: 'rejected', otherPayment: paidWith } as const

  it('names the number of the payment that was approved, and says what was not charged', () => {
    expect(otherPaymentText(declined)).toMatch(/Pagaste con otro pago, el N\.º 22 \(.+\): ese sí se aprobó/)
    expect(notChargedText(declined)).toBe('De este pago no te cobramos nada.')
    expect(notChargedText({ ...declined, otherPayment: null })).toBe('No te cobramos nada.')
  })

  it('is promised to go back, and not to have an effect, while it is under review', () => {
    const review = reviewText({ ...declined, state: 'under_review', status: 'in_review' })
    expect(review).toContain('te lo devolvemos')
    expect(review).not.toContain('tu solicitud se envía')
  })

  it('warns against paying again while the other payment is under review', () => {
    const other = { ...paidWith, state: 'under_review', approvedAt: null } as const
    expect(otherPaymentText({ ...declined, otherPayment: other })).toContain('no pagues de nuevo')
  })
})
