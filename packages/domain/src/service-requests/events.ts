import { paths } from '@oficio/contracts/paths'
import { type ServiceRequestStatus, statuses, statusTexts } from '@oficio/contracts/service-requests/shapes'
import type { WorkAnswer } from '@oficio/contracts/service-requests/work'
import { z } from 'zod'
import { countRef, defineEvent } from '../kernel/events/define-event'
import { clientNotice, professionalNotice } from './notice-words'

/** What greets the client and names the request. */
export interface ClientMail {
  /** Null while nobody has proven that the mailbox is the client's. */
  firstName: string | null
  title: string
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
 * The builders of these mails are in other files, because they read how a request is filed, followed and ended, and that
 * code notifies of these events.
 */

/** By this a mail to a client is readdressed, and erased, with the rest of their request. */
const requestId = z.uuid()
const ofRequest = z.object({ requestId })

/** Title of the request, masked for professionals: the notice stays when the contact data closes. */
interface AboutRequest {
  requestTitle: string
}

/** To the client after filing: confirm by link or code, follow the request. */
export const requestFiledEvent = defineEvent({
  name: 'request-filed',
  mail: { label: 'Solicitud enviada', isOwed: true, refs: z.object({ requestId, codeVersion: countRef }) },
})

const status = z.enum(statuses)

/** To the client: somebody else changed the state. */
export const requestStatusEvent = defineEvent({
  name: 'request-status',
  group: 'request-news',
  notice: clientNotice('request-status', ({ status }: { status: ServiceRequestStatus }) =>
    status === 'open'
      ? 'Ya te contactaron por tu solicitud'
      : `Tu solicitud está ${statusTexts[status].toLowerCase()}`,
  ),
  mail: {
    label: 'La solicitud cambió de estado',
    refs: z.object({ requestId, status, eventId: z.uuid().nullable() }),
    // The entry in the history was not named at first.
    older: (stored) => {
      const refs = z.object({ requestId, status }).safeParse(stored)
      return refs.success ? { ...refs.data, eventId: null } : null
    },
  },
})

/** To the client: somebody else said that the work is done. */
export const requestCompletedEvent = defineEvent({
  name: 'request-completed',
  group: 'request-news',
  notice: clientNotice('request-status', () => `Tu solicitud está ${statusTexts.completed.toLowerCase()}`),
  mail: { isAlwaysSent: true, label: 'Trabajo completado', refs: z.object({ requestId, eventId: z.uuid() }) },
})

/** To the client of work in progress of which nothing was heard for long. */
export const requestWorkQuestionEvent = defineEvent({
  name: 'request-work-question',
  group: 'reminders',
  notice: clientNotice('work-question', () => '¿Cómo va el trabajo?'),
  mail: {
    isAlwaysSent: true,
    label: 'Pregunta por un trabajo en curso',
    refs: z.object({ requestId, askedAt: z.iso.datetime() }),
  },
})

/** To the professional who said that the work is done: the client says otherwise. */
export const completionDeniedEvent = defineEvent({
  name: 'completion-denied',
  group: 'own-contacts',
  notice: professionalNotice('completion-denied', ({ requestTitle }: AboutRequest) => ({
    title: 'El cliente dice que no está completado',
    body: requestTitle,
  })),
  mail: { label: 'El cliente dice que no se terminó', refs: z.object({ requestId, leadId: z.uuid() }) },
})

/** To a professional with a lead: somebody else changed the status. */
export const contactStatusEvent = defineEvent({
  name: 'contact-status',
  group: 'own-contacts',
  notice: professionalNotice(
    'contact-status',
    ({ title, requestTitle }: { title: string } & AboutRequest) => ({
      title,
      body: requestTitle,
    }),
  ),
})

/**
 * To a professional with a lead: the client had their data erased, so what they noted elsewhere must be erased as well
 * (Ley 25.326, article 16). It names the work and not the request, because such notices are erased with the request.
 */
export const clientErasedEvent = defineEvent({
  name: 'client-erased',
  group: 'own-contacts',
  notice: {
    kind: 'client-erased',
    words: ({ workTitle }: { workTitle: string }) => ({
      title: 'Un cliente pidió que se borren sus datos',
      body: `${workTitle}. Si anotaste su teléfono o su dirección en otro lado, borralos también.`,
      href: paths.contacts(),
    }),
  },
})

/** To the client who asked for the links of their requests again. */
export const requestLinkEvent = defineEvent({
  name: 'request-link',
  mail: { label: 'Enlace de seguimiento, otra vez', refs: ofRequest },
})

/** To the client, a day before the request ends. */
export const requestExpiringEvent = defineEvent({
  name: 'request-expiring',
  group: 'reminders',
  notice: clientNotice('request-expiring', () => 'Tu solicitud está por vencer'),
  mail: { label: 'Solicitud por vencer', refs: ofRequest },
})

export const requestExpiredEvent = defineEvent({
  name: 'request-expired',
  group: 'request-news',
  notice: clientNotice('request-status', () => 'Tu solicitud venció'),
  mail: { isAlwaysSent: true, label: 'Solicitud vencida', refs: ofRequest },
})
