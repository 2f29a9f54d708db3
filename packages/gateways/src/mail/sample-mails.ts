import { consumerClaimsUrl } from '@oficio/contracts/legal'
import { refundReasonTexts } from '@oficio/contracts/payments/refund-texts'
import type { MailTemplate, MailTemplates } from '@oficio/domain/mail/templates'
import type { Site } from '@oficio/domain/ports'
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
const consumer = { name: 'Lucía Fernández' }
const returned = {
  description: 'Tarifa de urgencia',
  amountArs: 15_000,
  paymentNumber: '131406872203',
  paidAt: '2026-11-20T17:40:00.000Z',
}
const expiresAt = '2026-11-27T17:30:00.000Z'
const urgentUntil = '2026-11-20T18:40:00.000Z'

export const sampleMails: { [T in MailTemplate]: readonly MailTemplates[T][] } = {
  'request-filed': [
    {
      ...request,
      confirmUrl: to('/seguimiento/abc.def?confirmar=1'),
      code: '482913',
      expiresAt,
      isConfirmed: false,
      urgency: null,
    },
    {
      ...request,
      confirmUrl: to('/seguimiento/abc.def?confirmar=1'),
      code: '482913',
      expiresAt,
      isConfirmed: true,
      urgency: null,
    },
    ...[urgentUntil, null].map((dueAt) => ({
      ...request,
      confirmUrl: to('/seguimiento/abc.def?confirmar=1'),
      code: '482913',
      expiresAt,
      isConfirmed: dueAt === null,
      urgency: { priceArs: 15_000, dueAt },
    })),
  ],
  'request-for-professional': [
    {
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      excerpt:
        'Pierde la canilla de la cocina desde ayer y ya puse un balde. El departamento es un segundo piso por escalera; prefiero a la tarde.',
      city: 'Rosario',
      state: 'Santa Fe',
      distanceKm: 3.24,
      photoCount: 2,
      isConfirmed: true,
      isUrgent: false,
      urgentUntil: null,
      placesLeft: 4,
      requestUrl: to('/professional/requests/0198'),
    },
    {
      firstName: 'Martín',
      title: 'Instalación de un termotanque eléctrico',
      excerpt: 'Necesito cambiar el termotanque.',
      city: 'Villa Gobernador Gálvez',
      state: 'Santa Fe',
      distanceKm: 0.4,
      photoCount: 0,
      isConfirmed: false,
      isUrgent: false,
      urgentUntil: null,
      placesLeft: 1,
      requestUrl: to('/professional/requests/0199'),
    },
    ...[urgentUntil, null].map((until) => ({
      firstName: 'Martín',
      title: 'Plomería en Rosario',
      excerpt: 'Se rompió el flotante del tanque y desborda a la calle.',
      city: 'Rosario',
      state: 'Santa Fe',
      distanceKm: 2.1,
      photoCount: 1,
      isConfirmed: true,
      isUrgent: true,
      urgentUntil: until,
      placesLeft: 5,
      requestUrl: to('/professional/requests/0200'),
    })),
  ],
  'lead-taken': [
    {
      ...request,
      professionalName: 'Martín Sosa',
      placesTaken: 2,
      placesTotal: 5,
    },
    {
      ...request,
      professionalName: 'Martín Sosa',
      placesTaken: 5,
      placesTotal: 5,
    },
  ],
  'request-status': [
    {
      ...request,
      statusText: 'Completada',
      byWhom: 'Martín Sosa',
      reason: null,
    },
    {
      ...request,
      statusText: 'Cancelada',
      byWhom: 'vos',
      reason: 'Lo resolví por mi cuenta',
    },
  ],
  'request-expiring': [
    {
      ...request,
      expiresAt,
      canExtend: true,
      extendUrl: to('/seguimiento/abc.def?extender=1'),
    },
    {
      ...request,
      expiresAt,
      canExtend: false,
      extendUrl: to('/seguimiento/abc.def?extender=1'),
    },
  ],
  'request-expired': [{ ...request, newRequestUrl: to('/service-request?rubroId=1') }],
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
  'session-reuse': [{ firstName: 'Lucía', loginUrl: to('/login') }],
  welcome: [{ firstName: 'Lucía', username: 'lucia.perez', loginUrl: to('/login') }],
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
      ...consumer,
      kind: 'withdrawal',
      code: 'ARR-7K3M-92QX',
      detail: 'Una solicitud urgente\n\nMe la resolvió un vecino antes de que llamaran.',
      createdAt: '2026-11-21T17:30:00.000Z',
      dueAt: '2026-11-22T17:30:00.000Z',
      termsUrl: to('/terminos-y-condiciones'),
    },
  ],
  'consumer-request-answered': [
    {
      ...consumer,
      kind: 'cancellation',
      code: 'BAJ-4HCD-R6TW',
      isDone: true,
      answer: 'Cancelamos tu suscripción hoy a las 10. Sigue funcionando hasta el 3 de diciembre.',
      claimsUrl: consumerClaimsUrl,
    },
    {
      ...consumer,
      kind: 'withdrawal',
      code: 'ARR-7K3M-92QX',
      isDone: false,
      answer: 'El pago es de hace cinco meses, fuera de los diez días que da la ley.',
      claimsUrl: consumerClaimsUrl,
    },
  ],
  ...sampleSubscriptionMails,
}
