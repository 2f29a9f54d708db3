import { serverLimits } from '@oficio/contracts/server-limits'
import { z } from 'zod'
import { defineEvent } from '../kernel/events/define-event'
import { professionalNotice } from './notice-words'

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
  }
}

interface RequestNews {
  isUrgent: boolean
  isFirstOffer: boolean
  /** Masked: the notice stays when the contact data closes. */
  requestTitle: string
}

const professionalId = z.uuid()

/** To a matching professional. */
export const requestForProfessionalEvent = defineEvent({
  name: 'request-for-professional',
  group: 'new-requests',
  notice: professionalNotice('new-request', ({ isUrgent, isFirstOffer, requestTitle }: RequestNews) => {
    const news = isUrgent ? 'solicitud urgente' : 'solicitud'
    const title = isFirstOffer ? `Te eligieron para una ${news}` : `Nueva ${news} para vos`
    return { title, body: requestTitle }
  }),
  // Other professionals may be faster.
  push: { hours: serverLimits.newRequestPushHours, isUrgent: true },
  mail: {
    label: 'Solicitud nueva, a un profesional',
    refs: z.object({ requestId: z.uuid(), professionalId }),
  },
})

/** To a professional who chose one mail a day. */
export const requestsDigestEvent = defineEvent({
  name: 'requests-digest',
  group: 'new-requests',
  mail: {
    label: 'Solicitudes nuevas del día, a un profesional',
    refs: z.object({ professionalId, day: z.iso.date() }),
  },
})
