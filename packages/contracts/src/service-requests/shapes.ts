import { z } from 'zod'
import type { ErrorCode } from '../errors'
import { id, timestamp } from '../fields'
import { paymentsInHand } from '../payments/in-hand'
import { photo } from '../photos/photo'
import { runningOffer } from './running-offer'
import { requestUrgency, urgentOffer } from './urgency'
import { completion } from './work'

/** States of a service request (docs/product.md, 'Lifecycle'). */
export const statuses = ['pending', 'open', 'in_progress', 'completed', 'cancelled'] as const
export type ServiceRequestStatus = (typeof statuses)[number]
export const liveStatuses = [
  'pending',
  'open',
  'in_progress',
] as const satisfies readonly ServiceRequestStatus[]

/** Returns whether a request in that state still goes on. */
export const isLive = (status: ServiceRequestStatus): boolean =>
  (liveStatuses as readonly string[]).includes(status)

/** Those in which nobody's work has begun: it tells professionals, and ends by itself when its time is over. */
export const waitingStatuses = ['pending', 'open'] as const satisfies readonly ServiceRequestStatus[]

/** Returns whether a request in that state still waits for somebody's work to begin. */
export const isWaiting = (status: ServiceRequestStatus): boolean =>
  (waitingStatuses as readonly string[]).includes(status)

export const statusTexts: Record<ServiceRequestStatus, string> = {
  pending: 'Pendiente',
  open: 'Abierta',
  in_progress: 'En curso',
  completed: 'Completada',
  cancelled: 'Cancelada',
}

/** The same as its client reads it: what happens, not what the state is called. */
const clientStatusTexts: Record<ServiceRequestStatus, string> = {
  ...statusTexts,
  pending: 'Esperando profesionales',
  open: 'Ya te contactaron',
}

/** Returns the same for a request whose contact a professional has taken (`isSeen`) or not. */
export const clientStatusText = (status: ServiceRequestStatus, isSeen: boolean): string =>
  status === 'pending' && isSeen ? 'Ya te vieron' : clientStatusTexts[status]

/** Why a request was cancelled, where it was not a person who wrote a reason. */
export const cancelReasonTexts: Record<string, string> = {
  expired: 'Venció sin que nadie la tomara en curso',
  account_closed: 'Se cerró la cuenta',
}

/** What happened to a request; the texts are what the history shows. */
const eventTypes = [
  'filed',
  'confirmed',
  'lead_taken',
  'contacted',
  'status_changed',
  'extended',
  'edited',
  'moved',
  'lead_returned',
  'made_urgent',
  'urgency_refunded',
  'reopened',
  'work_answered',
  'work_praised',
] as const
export type EventType = (typeof eventTypes)[number]

const historyEntry = z
  .object({
    type: z.enum(eventTypes),
    fromStatus: z.enum(statuses).nullable(),
    toStatus: z.enum(statuses).nullable(),
    actorKind: z.enum(['client', 'professional', 'admin', 'system']),
    /** A name where the reader may know it, else 'Un profesional'. */
    actorName: z.string(),
    reason: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'ServiceRequestHistoryEntry' })
export type HistoryEntry = z.infer<typeof historyEntry>

/** Contact data: null for readers who may not see it (docs/product.md, 'Contact data'). */
const client = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** The phone as people in Argentina write it. */
    phoneNational: z.string().nullable(),
  })
  .meta({ id: 'ServiceRequestClient' })

export const serviceRequestView = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    rubroId: z.number(),
    rubro_name: z.string(),
    rubroName: z.string(),
    city: z.string(),
    state: z.string(),
    serviceAddress: z.string().nullable(),
    postalCode: z.string().nullable(),
    status: z.enum(statuses),
    statusReason: z.string().nullable(),
    isUrgent: z.boolean(),
    isConfirmed: z.boolean(),
    createdAt: timestamp,
    expiresAt: timestamp,
    seatsLeft: z.number(),
    /** Whose alone it is for now; for its client and admins, null to anybody else. */
    firstOffer: runningOffer.nullable(),
    client,
    /** Null where the reader may not see them; [] where there are none. */
    photos: z.array(photo).nullable(),
    photoCount: z.number(),
    history: z.array(historyEntry).nullable(),
    /** What the reader is to this request. */
    viewer: z.enum(['stranger', 'client', 'professional', 'lead', 'admin']),
  })
  .meta({ id: 'ServiceRequest' })
export type ServiceRequestView = z.infer<typeof serviceRequestView>

/** A professional who opened the contact data, as the client sees them. */
const leadForClient = z
  .object({
    id,
    professionalName: z.string(),
    companyName: z.string().nullable(),
    /** The professional's public page; null while they have none, as during a suspension. */
    profilePath: z.string().nullable(),
    profilePhotoUrl: z.string().nullable(),
    rubros: z.array(z.string()),
    /** The beginning of what they say about themselves, without phones and addresses; null where they say nothing. */
    about: z.string().nullable(),
    phone: z.string(),
    /** With the first message written; null for a landline. */
    whatsappUrl: z.string().nullable(),
    callUrl: z.string(),
    avgRating: z.number(),
    reviewCount: z.number(),
    takenAt: timestamp,
    contactedAt: timestamp.nullable(),
    status: z.enum(['active', 'returned']),
    isChosen: z.boolean(),
    /** Whether they reported that they could get no further, and nothing is decided about it. */
    isReported: z.boolean(),
    /** A report that waits for the client's word. */
    openReportId: id.nullable(),
  })
  .meta({ id: 'LeadForClient' })
export type LeadForClient = z.infer<typeof leadForClient>

/** By what rubro and place of a request come to stand: the codes that a change of them is refused with. */
export const fixedReasons = ['work_taken', 'work_moved_often'] as const satisfies readonly ErrorCode[]
export type FixedReason = (typeof fixedReasons)[number]

/** The page says that the code takes longer. */
export const isCodeWaitingField = z
  .boolean()
  .describe(
    'Whether the code is mailed later, because many were mailed within the hour for requests of the same connection.',
  )

/** What the client of a request sees: the request with contact data, photos and history, and who opened it. */
export const trackingView = z
  .object({
    request: serviceRequestView,
    leads: z.array(leadForClient),
    phoneNational: z.string(),
    notifiedProfessionals: z.number(),
    /** The title as the client wrote it; null where the site made one, which follows rubro and town. */
    ownTitle: z.string().nullable(),
    canEditAll: z.boolean(),
    /** That the client's address gets no mails any more, while they can correct it; null where it does. */
    refusedMail: z
      .object({
        email: z.string(),
        /** Mails to it were marked as unwanted; else they come back. */
        isUnwanted: z.boolean(),
      })
      .nullable(),
    isCodeWaiting: isCodeWaitingField,
    /** Why rubro and place cannot be changed any more, as the code of the refusal; null while they can. */
    fixedBecause: z.enum(fixedReasons).nullable(),
    /** Until when it lives once the client extends it; null where they cannot. */
    extendableUntil: timestamp.nullable(),
    hasAccount: z.boolean(),
    trackingUrl: z.string(),
    expirationDays: z.number(),
    /** Null for a request that was never urgent. */
    urgency: requestUrgency.nullable(),
    /** What making it urgent would cost; null when it cannot be made so. */
    urgentOffer: urgentOffer.nullable(),
    /** What became of a payment to make it urgent that gives nothing yet; null where there is none. */
    urgencyInHand: z.enum(paymentsInHand).nullable(),
    /** Null while it is not completed. */
    completion: completion.nullable(),
    /** Until when the client's word on the work in progress is waited for; null while nothing is asked. */
    workAnswerUntil: timestamp.nullable(),
  })
  .meta({ id: 'ServiceRequestTracking' })
export type TrackingView = z.infer<typeof trackingView>
