import { serverLimits } from '@oficio/contracts/server-limits'
import { z } from 'zod'
import { defineEvent } from '../kernel/events/define-event'
import { professionalNotice } from './notice-words'

/** The data of one request in the daily mail. */
export interface DigestedRequest {
  title: string
  /** Chooses the drawing. */
  rubroIcon: string
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
    /** To a matching professional: a new request. */
    'request-for-professional': {
      firstName: string
      title: string
      /** Chooses the drawing. */
      rubroIcon: string
      /** Null for an unconfirmed request. */
      excerpt: string | null
      city: string
      state: string
      distanceKm: number
      photoCount: number
      isConfirmed: boolean
      isUrgent: boolean
      /** The time by which a professional should contact the client of an urgent request, as promised. */
      urgentUntil: string | null
      /**
       * Until when only this professional is offered the request, because the client named them; null without a first
       * offer.
       */
      aloneUntil: string | null
      seatsLeft: number
      requestUrl: string
    }
    /** To a professional who chose one mail a day: the new requests since the last mail that still have a seat. */
    'requests-digest': {
      firstName: string
      requests: DigestedRequest[]
      /** Whether there are more requests than the mail lists. */
      hasMore: boolean
      portalUrl: string
      choicesUrl: string
    }
  }
}

interface RequestNews {
  isUrgent: boolean
  isFirstOffer: boolean
  /** Masked, because the notice remains when the contact data is hidden again. */
  requestTitle: string
}

const professionalId = z.uuid()

/** To a matching professional: a new request. */
export const requestForProfessionalEvent = defineEvent({
  name: 'request-for-professional',
  group: 'new-requests',
  notice: professionalNotice('new-request', ({ isUrgent, isFirstOffer, requestTitle }: RequestNews) => {
    const news = isUrgent ? 'solicitud urgente' : 'solicitud'
    const title = isFirstOffer ? `Un cliente te eligió para su ${news}` : `Nueva ${news} para vos`
    return { title, body: requestTitle }
  }),
  // Urgent and short-lived, because other professionals may be faster.
  push: { hours: serverLimits.newRequestPushHours, isUrgent: true },
  mail: {
    label: 'Solicitud nueva, a un profesional',
    refs: z.object({ requestId: z.uuid(), professionalId }),
  },
})

/** To a professional who chose one mail a day: the new requests. */
export const requestsDigestEvent = defineEvent({
  name: 'requests-digest',
  group: 'new-requests',
  mail: {
    label: 'Solicitudes nuevas del día, a un profesional',
    canWait: true,
    refs: z.object({ professionalId, day: z.iso.date() }),
  },
})
