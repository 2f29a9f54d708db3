import { consumerClaimsUrl } from '@oficio/contracts/legal'
import { refundReasonTexts } from '@oficio/contracts/payments/refund-texts'
import type { MailTemplate, MailTemplates } from '@oficio/domain/kernel/mail/templates'
import type { Site } from '@oficio/domain/kernel/ports'
import { sampleRequestMails } from './sample-request-mails'
import { sampleSubscriptionMails } from './sample-subscription-mails'

/** Believable mails, one for each template and each of its branches, for the tests and for looking at them. */
export const sampleSite: Site = {
  origin: 'https://oficio.example',
  name: 'Oficio',
  supportEmail: 'ayuda@oficio.example',
}

const to = (path: string) => `${sampleSite.origin}${path}`
const request = {
  firstName: 'Lucía',
  title: 'Plomería en Rosario',
  trackingUrl: to('/seguimiento/abc.def'),
}
const returned = {
  description: 'Tarifa de urgencia',
  amountArs: 15_000,
  paymentNumber: '131406872203',
  paidAt: '2026-11-20T17:40:00.000Z',
}

export const sampleMails: { [T in MailTemplate]: readonly MailTemplates[T][] } = {
  'account-suspended': [
    {
      firstName: 'Martín',
      reason: 'Varios clientes dijeron que los llamaste por otros trabajos.',
      portalUrl: to('/professional/portal'),
    },
  ],
  'account-reinstated': [{ firstName: 'Martín', portalUrl: to('/professional/portal') }],
  'lead-taken': [
    {
      ...request,
      professionalName: 'Martín Sosa',
      seatsTaken: 2,
      seatsTotal: 5,
    },
    {
      ...request,
      professionalName: 'Martín Sosa',
      seatsTaken: 5,
      seatsTotal: 5,
    },
  ],
  'lead-report-question': [
    {
      firstName: 'Lucía',
      title: 'Plomería en Rosario',
      professionalName: 'Martín Sosa',
      answers: [
        {
          answer: 'contacted',
          text: 'Sí, hablamos',
          url: to('/seguimiento/abc.def?respuesta=contacted'),
        },
        {
          answer: 'not_contacted',
          text: 'No, no me contactó',
          url: to('/seguimiento/abc.def?respuesta=not_contacted'),
        },
        {
          answer: 'already_hired',
          text: 'Ya contraté a otra persona',
          url: to('/seguimiento/abc.def?respuesta=already_hired'),
        },
        {
          answer: 'not_mine',
          text: 'Yo no hice este pedido',
          url: to('/seguimiento/abc.def?respuesta=not_mine'),
        },
      ],
    },
  ],
  'lead-report-decided': [
    {
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      reason: 'wrong_number',
      isReturned: true,
      note: null,
      freeLeadsLeft: 2,
      portalUrl: to('/professional/portal'),
    },
    {
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      reason: 'no_answer',
      isReturned: false,
      note: 'El cliente nos contó que hablaron el martes.',
      freeLeadsLeft: 1,
      portalUrl: to('/professional/portal'),
    },
  ],
  'google-linked': [{ loginUrl: to('/login') }],
  'completion-denied': [
    { firstName: 'Martín', title: 'Plomería en Rosario', requestUrl: to('/professional/requests/0198') },
  ],
  'session-reuse': ['Lucía', null].map((firstName) => ({ firstName, loginUrl: to('/login') })),
  welcome: [
    { firstName: 'Lucía', username: 'lucia.perez', loginUrl: to('/login') },
    { firstName: null, username: null, loginUrl: to('/login') },
  ],
  'payment-returned': [
    {
      ...returned,
      reason: refundReasonTexts.not_answered,
      way: 'card',
      next: { leadsTo: 'request', url: request.trackingUrl },
    },
    {
      ...returned,
      reason: refundReasonTexts.late,
      way: 'account',
      next: { leadsTo: 'form', url: to('/service-request') },
    },
    {
      ...returned,
      description: 'Verificación de cuenta profesional',
      amountArs: 1,
      reason: refundReasonTexts.second_payment,
      way: 'unknown',
      next: { leadsTo: 'portal', url: to('/professional/portal') },
    },
  ],
  'consumer-request-received': [
    {
      kind: 'withdrawal',
      code: 'ARR-7K3M-92QX',
      topic: 'Una solicitud urgente',
      createdAt: '2026-11-21T17:30:00.000Z',
      dueAt: '2026-11-22T17:30:00.000Z',
      termsUrl: to('/terminos-y-condiciones'),
    },
  ],
  'consumer-request-answered': [
    {
      kind: 'cancellation',
      code: 'BAJ-4HCD-R6TW',
      isDone: true,
      answer: 'Cancelamos tu suscripción hoy a las 10. Sigue funcionando hasta el 3 de diciembre.',
      claimsUrl: consumerClaimsUrl,
    },
    {
      kind: 'withdrawal',
      code: 'ARR-7K3M-92QX',
      isDone: false,
      answer: 'El pago es de hace cinco meses, fuera de los diez días que da la ley.',
      claimsUrl: consumerClaimsUrl,
    },
  ],
  ...sampleRequestMails,
  ...sampleSubscriptionMails,
}
