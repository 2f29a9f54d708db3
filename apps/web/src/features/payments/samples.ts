import type { PaymentView } from '@oficio/contracts/payments/shapes'

/** An approved payment, for stories. */
export const samplePayment: PaymentView = {
  id: '01990000-0000-7000-8000-000000000401',
  kind: 'urgency_fee',
  description: 'Solicitud urgente: Plomería en Rosario',
  says: {
    done: 'Tu solicitud ya es urgente: les avisamos a los profesionales de tu zona.',
    over: null,
    next: 'tu solicitud pasa a ser urgente',
    link: { text: 'Ver mi solicitud', path: '/user/requests/01990000-0000-7000-8000-000000000301' },
    startPath: '/user/requests/01990000-0000-7000-8000-000000000301',
  },
  amountArs: 4500,
  intentStatus: 'paid',
  state: 'done',
  paymentId: '81234567890',
  status: 'approved',
  statusText: null,
  outcome: 'success',
  charged: { amount: 4500, currency: 'ARS', fault: null },
  checkoutUrl: null,
  expiresAt: '2026-11-28T16:00:00.000Z',
  createdAt: '2026-11-28T14:02:00.000Z',
  approvedAt: '2026-11-28T14:05:00.000Z',
  refundState: null,
  refundedAt: null,
  refundText: null,
  subject: null,
  otherPayment: null,
}
