import { workAnswerNames, workAnswers, workAnswerTexts } from '@oficio/contracts/service-requests/work'
import type { MailTemplates } from '@oficio/domain/kernel/mail/templates'

type RequestMail = Extract<keyof MailTemplates, `request-${string}`>

const to = (path: string) => `https://oficio.example${path}`
const request = {
  firstName: 'Lucía',
  title: 'Plomería en Rosario',
  trackingUrl: to('/seguimiento/abc.def'),
}
const expiresAt = '2026-11-27T17:30:00.000Z'
const urgentUntil = '2026-11-20T18:40:00.000Z'

/** Believable mails about a request, urgent ones among them. */
export const sampleRequestMails: { [T in RequestMail]: readonly MailTemplates[T][] } = {
  'request-filed': [
    {
      ...request,
      firstName: null,
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
      seatsLeft: 4,
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
      seatsLeft: 1,
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
      seatsLeft: 5,
      requestUrl: to('/professional/requests/0200'),
    })),
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
  'request-completed': ['Martín Sosa', null].map((professionalName) => ({
    ...request,
    professionalName,
    deniableUntil: expiresAt,
    denyUrl: to('/seguimiento/abc.def?accion=no-fue-asi'),
  })),
  'request-work-question': ['Martín Sosa', null].map((professionalName) => ({
    firstName: 'Lucía',
    title: 'Plomería en Rosario',
    professionalName,
    answerUntil: expiresAt,
    answers: workAnswers.map((answer) => ({
      answer,
      text: workAnswerTexts[answer],
      url: to(`/seguimiento/abc.def?trabajo=${workAnswerNames[answer]}`),
    })),
  })),
  'request-expired': [{ ...request, newRequestUrl: to('/service-request?rubroId=1') }],
}
