import { paths } from '@oficio/contracts/paths'
import { type ServiceRequestStatus, statuses } from '@oficio/contracts/service-requests/shapes'
import type { WorkAnswer } from '@oficio/contracts/service-requests/work'
import { z } from 'zod'
import { countRef, defineEvent } from '../kernel/events/define-event'
import { clientNotice, professionalNotice } from './notice-words'

/** The greeting of the client and the title of the request. */
export interface ClientMail {
  /** Null until the client has proven that the mailbox is theirs. */
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
      /**
       * The paid urgency fee, and the time by which a professional must make contact, or the fee is refunded. Null
       * without a fee.
       */
      urgency: { priceArs: number; dueAt: string | null } | null
      /**
       * The professional who is offered the request first, and until when. The name is null while the mailbox is
       * unproven. Null without a first offer.
       */
      firstOffer: { professionalName: string | null; until: string } | null
    }
    /** To the client: somebody else changed the status. */
    'request-status': ClientMail & {
      status: ServiceRequestStatus
      /** The professional who set the status; null if the site or an admin did. */
      professionalName: string | null
      portraitUrl: string | null
      faceSeed: string | null
      reason: string | null
      trackingUrl: string
    }
    /** To the client: somebody else marked the work as completed. */
    'request-completed': ClientMail & {
      /** Null if the site closed the request, because nobody answered. */
      professionalName: string | null
      portraitUrl: string | null
      faceSeed: string | null
      deniableUntil: string
      denyUrl: string
      trackingUrl: string
    }
    /** To the client: asks about work in progress after a long time without news. */
    'request-work-question': ClientMail & {
      /** The professional who does the work, if known. */
      professionalName: string | null
      portraitUrl: string | null
      faceSeed: string | null
      answerUntil: string
      answers: { answer: WorkAnswer; text: string; url: string }[]
    }
    /** To the professional who marked the work as completed: the client denies it. */
    'completion-denied': { firstName: string; title: string; requestUrl: string }
    /** To the client, a day before the request ends. */
    'request-expiring': ClientMail & {
      expiresAt: string
      canExtend: boolean
      extendUrl: string
      trackingUrl: string
    }
    /** To the client who requested the tracking links of their requests again. */
    'request-link': ClientMail & { trackingUrl: string }
    'request-expired': ClientMail & { newRequestUrl: string; trackingUrl: string }
  }
}

/*
 * The builders of these mails are in other files, to avoid an import cycle. They import the code that files, tracks and
 * closes requests, and that code imports these events.
 */

/** The ref by which a mail to a client is redirected to another address, or erased, together with the request. */
const requestId = z.uuid()
const ofRequest = z.object({ requestId })

/** Title of the request, masked for professionals, because the notice remains when the contact data is hidden again. */
interface AboutRequest {
  requestTitle: string
}

/** To the client after filing: confirm by link or code, follow the request. */
export const requestFiledEvent = defineEvent({
  name: 'request-filed',
  mail: { label: 'Solicitud enviada', isOwed: true, refs: z.object({ requestId, codeVersion: countRef }) },
})

const status = z.enum(statuses)

const statusNews: Record<ServiceRequestStatus, string> = {
  pending: 'Seguimos buscando profesionales para vos',
  open: 'Ya te contactaron por tu solicitud',
  in_progress: 'Empezó el trabajo que pediste',
  completed: 'Terminó el trabajo que pediste',
  cancelled: 'Cancelamos tu solicitud',
}

/** To the client: somebody else changed the status. */
export const requestStatusEvent = defineEvent({
  name: 'request-status',
  group: 'request-news',
  notice: clientNotice(
    'request-status',
    ({ status }: { status: ServiceRequestStatus }) => statusNews[status],
  ),
  mail: {
    label: 'La solicitud cambió de estado',
    refs: z.object({ requestId, status, eventId: z.uuid().nullable() }),
    // Converts refs of an earlier version, which lacked the id of the history entry.
    older: (ref) => {
      const refs = z.object({ requestId, status }).safeParse(ref)
      return refs.success ? { ...refs.data, eventId: null } : null
    },
  },
})

/** To the client: somebody else marked the work as completed. */
export const requestCompletedEvent = defineEvent({
  name: 'request-completed',
  group: 'request-news',
  notice: clientNotice('request-status', () => '¿Quedó terminado el trabajo que pediste?'),
  mail: { isAlwaysSent: true, label: 'Trabajo completado', refs: z.object({ requestId, eventId: z.uuid() }) },
})

/** To the client: asks about work in progress after a long time without news. */
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

/** To the professional who marked the work as completed: the client denies it. */
export const completionDeniedEvent = defineEvent({
  name: 'completion-denied',
  group: 'own-contacts',
  notice: professionalNotice('completion-denied', ({ requestTitle }: AboutRequest) => ({
    title: 'El cliente dice que todavía falta',
    body: requestTitle,
  })),
  mail: { label: 'El cliente dice que no se terminó', refs: z.object({ requestId, leadId: z.uuid() }) },
})

/** To a professional with the lead: somebody else changed the status. */
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
 * To a professional with the lead: the client had their data erased, so the professional must erase private notes about
 * the client as well (Ley 25.326, article 16). The notice names the work but has no link to the request, because
 * notices with such a link are erased with the request.
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

/** To the client who requested the tracking links of their requests again. */
export const requestLinkEvent = defineEvent({
  name: 'request-link',
  mail: { label: 'Enlace de seguimiento, otra vez', refs: ofRequest },
})

/** To the client, a day before the request ends. */
export const requestExpiringEvent = defineEvent({
  name: 'request-expiring',
  group: 'reminders',
  notice: clientNotice('request-expiring', () => '¿Todavía lo necesitás? Tu solicitud vence pronto'),
  mail: { label: 'Solicitud por vencer', refs: ofRequest },
})

export const requestExpiredEvent = defineEvent({
  name: 'request-expired',
  group: 'request-news',
  notice: clientNotice('request-status', () => 'Tu solicitud venció'),
  mail: { isAlwaysSent: true, label: 'Solicitud vencida', refs: ofRequest },
})
