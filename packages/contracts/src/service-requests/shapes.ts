import { z } from 'zod'
import type { ErrorCode } from '../errors'
import { id, timestamp } from '../fields'
import { paymentsInHand } from '../payments/in-hand'
import { photo } from '../photos/photo'
import { notifiedCount } from './notified'
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

/** Returns whether a request with that status is live. */
export const isLive = (status: ServiceRequestStatus): boolean =>
  (liveStatuses as readonly string[]).includes(status)

/** The statuses before any work has begun. A request in them is shown to professionals and expires automatically. */
export const waitingStatuses = ['pending', 'open'] as const satisfies readonly ServiceRequestStatus[]

/** Returns whether no work on a request with that status has begun yet. */
export const isWaiting = (status: ServiceRequestStatus): boolean =>
  (waitingStatuses as readonly string[]).includes(status)

export const statusTexts: Record<ServiceRequestStatus, string> = {
  pending: 'Pendiente',
  open: 'Abierta',
  in_progress: 'En curso',
  completed: 'Completada',
  cancelled: 'Cancelada',
}

/** The statuses in words for the client. They describe what happens, not the name of the status. */
const clientStatusTexts: Record<ServiceRequestStatus, string> = {
  ...statusTexts,
  pending: 'Esperando profesionales',
  open: 'Ya te contactaron',
}

/** Returns the client's text for a status. `isSeen`: a professional has opened the contact data. */
export const clientStatusText = (status: ServiceRequestStatus, isSeen: boolean): string =>
  status === 'pending' && isSeen ? 'Ya te vieron' : clientStatusTexts[status]

/** The texts of automatic cancellation reasons. Other reasons were written by a person. */
export const cancelReasonTexts: Record<string, string> = {
  expired: 'Venció sin que nadie la tomara en curso',
  account_closed: 'Se cerró la cuenta',
}

/** The event types of a request. Their texts are shown in the history. */
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
    /** The name of the person who acted, or 'Un profesional' if the reader may not know the name. */
    actorName: z.string(),
    reason: z.string().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'ServiceRequestHistoryEntry' })
export type HistoryEntry = z.infer<typeof historyEntry>

/** The client's contact data. Each field is null for readers who may not see it (docs/product.md, 'Contact data'). */
const client = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** The phone number in Argentine notation. */
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
    /** The running first offer. Shown to the client and admins; null for other readers and without an offer. */
    firstOffer: runningOffer.nullable(),
    /** The professionals who were notified so far. Shown to the client and admins; null for other readers. */
    notified: notifiedCount.nullable(),
    client,
    /** Null if the reader may not see the photos, [] if there are none. */
    photos: z.array(photo).nullable(),
    photoCount: z.number(),
    history: z.array(historyEntry).nullable(),
    /** The relation of the reader to this request. */
    viewer: z.enum(['stranger', 'client', 'professional', 'lead', 'admin']),
  })
  .meta({ id: 'ServiceRequest' })
export type ServiceRequestView = z.infer<typeof serviceRequestView>

/** A professional who opened the contact data, as shown to the client. */
const leadForClient = z
  .object({
    id,
    professionalId: id,
    professionalName: z.string(),
    companyName: z.string().nullable(),
    /** The path of the public profile. Null while the profile is not public, as during a suspension. */
    profilePath: z.string().nullable(),
    profilePhotoUrl: z.string().nullable(),
    rubros: z.array(z.string()),
    /** The start of the professional's description, without phones and addresses. Null without a description. */
    about: z.string().nullable(),
    phone: z.string(),
    /** The WhatsApp link with a prewritten first message. Null for a landline. */
    whatsappUrl: z.string().nullable(),
    callUrl: z.string(),
    avgRating: z.number(),
    reviewCount: z.number(),
    takenAt: timestamp,
    contactedAt: timestamp.nullable(),
    status: z.enum(['active', 'returned']),
    isChosen: z.boolean(),
    /** Whether the professional has an undecided report that the contact led nowhere. */
    isReported: z.boolean(),
    /** The report that waits for the client's answer. */
    openReportId: id.nullable(),
  })
  .meta({ id: 'LeadForClient' })
export type LeadForClient = z.infer<typeof leadForClient>

/** The reasons why rubro and place of a request are fixed. Each is the error code of the refused change. */
export const fixedReasons = ['work_taken', 'work_moved_often'] as const satisfies readonly ErrorCode[]
export type FixedReason = (typeof fixedReasons)[number]

/** True if the code will be mailed later than usual. The page then tells the client about the delay. */
export const isCodeWaitingField = z
  .boolean()
  .describe(
    'Whether the code is mailed later, because many codes were mailed for requests of the same connection within the hour.',
  )

/** The client's view of a request: contact data, photos, history and the professionals who opened the contact. */
export const trackingView = z
  .object({
    request: serviceRequestView,
    /** Increases with every correction by the client. Send it back with a correction. */
    version: z.number(),
    leads: z.array(leadForClient),
    phoneNational: z.string(),
    /** The title that the client wrote. Null for a generated title, which follows rubro and town. */
    ownTitle: z.string().nullable(),
    canEditAll: z.boolean(),
    /** Set while the client's address receives no mails any more and the client can correct it, otherwise null. */
    refusedMail: z
      .object({
        email: z.string(),
        /** Whether mails to it were marked as spam. Otherwise mails to it bounce. */
        isUnwanted: z.boolean(),
      })
      .nullable(),
    isCodeWaiting: isCodeWaitingField,
    /** The error code that explains why rubro and place are fixed. Null while the client can change them. */
    fixedBecause: z.enum(fixedReasons).nullable(),
    /** The new expiry if the client extends the request. Null if the client cannot extend it. */
    extendableUntil: timestamp.nullable(),
    hasAccount: z.boolean(),
    trackingUrl: z.string(),
    expirationDays: z.number(),
    /** Null for a request that was never urgent. */
    urgency: requestUrgency.nullable(),
    /** The offer to make the request urgent. Null if that is not possible. */
    urgentOffer: urgentOffer.nullable(),
    /** The state of a payment for urgency that has no effect yet. Null without such a payment. */
    urgencyInHand: z.enum(paymentsInHand).nullable(),
    /** Null while the request is not completed. */
    completion: completion.nullable(),
    /** The deadline for the client's answer about the work in progress. Null while no question is open. */
    workAnswerUntil: timestamp.nullable(),
  })
  .meta({ id: 'ServiceRequestTracking' })
export type TrackingView = z.infer<typeof trackingView>
