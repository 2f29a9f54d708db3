import { type ServiceRequestStatus, statuses } from '@oficio/contracts/service-requests/shapes'
import type { WorkAnswer } from '@oficio/contracts/service-requests/work'
import { z } from 'zod'
import { countRef, defineMail } from '../kernel/mail/define-mail'

/** What greets the client and names the request. */
export interface ClientMail {
  /** Null while nobody has proven that the mailbox is the client's. */
  firstName: string | null
  title: string
}

/** What the daily mail says of one request. */
export interface DigestedRequest {
  title: string
  city: string
  state: string
  distanceKm: number
  photoCount: number
  isConfirmed: boolean
  isUrgent: boolean
  seatsLeft: number
  requestUrl: string
}

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the client after filing: confirm by link or code, follow the request. */
    'request-filed': ClientMail & {
      confirmUrl: string
      code: string
      trackingUrl: string
      expiresAt: string
      isConfirmed: boolean
      /** The fee that was paid, and until when somebody makes contact or it goes back; null where none was. */
      urgency: { priceArs: number; dueAt: string | null } | null
      /** Whose alone it is for now, and until when; no name while the mailbox is not proven. Null where it is nobody's. */
      firstOffer: { professionalName: string | null; until: string } | null
    }
    /** To a matching professional. */
    'request-for-professional': {
      firstName: string
      title: string
      /** Null while nobody has confirmed the request. */
      excerpt: string | null
      city: string
      state: string
      distanceKm: number
      photoCount: number
      isConfirmed: boolean
      isUrgent: boolean
      /** Until when the client of an urgent request was promised to be contacted. */
      urgentUntil: string | null
      /** Until when it is theirs alone, because the client named them; null where it is not. */
      aloneUntil: string | null
      seatsLeft: number
      requestUrl: string
    }
    /** To a professional who chose one mail a day: what they were told of since the last one and may still take. */
    'requests-digest': {
      firstName: string
      requests: DigestedRequest[]
      /** There are more than the mail names. */
      hasMore: boolean
      portalUrl: string
      choicesUrl: string
    }
    /** To the client: the state changed. */
    'request-status': ClientMail & {
      status: ServiceRequestStatus
      /** The professional who set the status; null when the site or its team did. */
      professionalName: string | null
      reason: string | null
      trackingUrl: string
    }
    /** To the client: somebody else said that the work is done. */
    'request-completed': ClientMail & {
      /** Null: the site closed it, since nobody answered. */
      professionalName: string | null
      deniableUntil: string
      denyUrl: string
      trackingUrl: string
    }
    /** To the client of work in progress of which nothing was heard for long. */
    'request-work-question': ClientMail & {
      /** With whom it is under way, if anybody said so. */
      professionalName: string | null
      answerUntil: string
      answers: { answer: WorkAnswer; text: string; url: string }[]
    }
    /** To the professional who said that the work is done: the client says otherwise. */
    'completion-denied': { firstName: string; title: string; requestUrl: string }
    /** To the client, a day before the request ends. */
    'request-expiring': ClientMail & {
      expiresAt: string
      canExtend: boolean
      extendUrl: string
      trackingUrl: string
    }
    /** To the client who asked for the links of their requests again. */
    'request-link': ClientMail & { trackingUrl: string }
    'request-expired': ClientMail & { newRequestUrl: string; trackingUrl: string }
  }
}

/*
 * What builds these mails reads how a request is filed, followed and ended, and stands apart: whoever does that queues
 * them.
 */

/** By this a mail to a client is readdressed, and erased, with the rest of their request. */
const requestId = z.uuid()
const ofRequest = z.object({ requestId })

/** To the client after filing: confirm by link or code, follow the request. */
export const requestFiledMail = defineMail({
  template: 'request-filed',
  label: 'Solicitud enviada',
  isOwed: true,
  refs: z.object({ requestId, codeVersion: countRef }),
})

/** To a matching professional. */
export const requestForProfessionalMail = defineMail({
  template: 'request-for-professional',
  label: 'Solicitud nueva, a un profesional',
  group: 'new-requests',
  refs: z.object({ requestId, professionalId: z.uuid() }),
})

/** To a professional who chose one mail a day. */
export const requestsDigestMail = defineMail({
  template: 'requests-digest',
  label: 'Solicitudes nuevas del día, a un profesional',
  group: 'new-requests',
  refs: z.object({ professionalId: z.uuid(), day: z.iso.date() }),
})

const status = z.enum(statuses)

/** To the client: somebody else changed the state. */
export const requestStatusMail = defineMail({
  template: 'request-status',
  label: 'La solicitud cambió de estado',
  group: 'request-news',
  refs: z.object({ requestId, status, eventId: z.uuid().nullable() }),
  // The entry in the history was not named at first.
  older: (stored) => {
    const refs = z.object({ requestId, status }).safeParse(stored)
    return refs.success ? { ...refs.data, eventId: null } : null
  },
})

/** To the client: somebody else said that the work is done. */
export const requestCompletedMail = defineMail({
  template: 'request-completed',
  label: 'Trabajo completado',
  refs: z.object({ requestId, eventId: z.uuid() }),
})

/** To the client of work in progress of which nothing was heard for long. */
export const requestWorkQuestionMail = defineMail({
  template: 'request-work-question',
  label: 'Pregunta por un trabajo en curso',
  refs: z.object({ requestId, askedAt: z.iso.datetime() }),
})

/** To the professional who said that the work is done: the client says otherwise. */
export const completionDeniedMail = defineMail({
  template: 'completion-denied',
  label: 'El cliente dice que no se terminó',
  group: 'own-contacts',
  refs: z.object({ requestId, leadId: z.uuid() }),
})

/** To the client who asked for the links of their requests again. */
export const requestLinkMail = defineMail({
  template: 'request-link',
  label: 'Enlace de seguimiento, otra vez',
  refs: ofRequest,
})

/** To the client, a day before the request ends. */
export const requestExpiringMail = defineMail({
  template: 'request-expiring',
  label: 'Solicitud por vencer',
  group: 'reminders',
  refs: ofRequest,
})

export const requestExpiredMail = defineMail({
  template: 'request-expired',
  label: 'Solicitud vencida',
  refs: ofRequest,
})
