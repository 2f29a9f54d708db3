import type { ReportAnswer, ReportReason } from '@oficio/contracts/leads/reports'
import type { WorkAnswer } from '@oficio/contracts/service-requests/work'
import type { ConsumerRequestKind } from '@oficio/contracts/support/consumer-requests'

/** What each mail needs to be rendered; the look lives with the mailer. Every address is absolute. */
export interface MailTemplates {
  /** To the client after filing: confirm by link or code, follow the request. */
  'request-filed': ClientMail & {
    confirmUrl: string
    code: string
    trackingUrl: string
    expiresAt: string
    isConfirmed: boolean
    /** The fee that was paid, and until when somebody makes contact or it goes back; null where none was. */
    urgency: { priceArs: number; dueAt: string | null } | null
  }
  /** To a matching professional. */
  'request-for-professional': {
    firstName: string
    title: string
    excerpt: string
    city: string
    state: string
    distanceKm: number
    photoCount: number
    isConfirmed: boolean
    isUrgent: boolean
    /** Until when the client of an urgent request was promised to be contacted. */
    urgentUntil: string | null
    seatsLeft: number
    requestUrl: string
  }
  /** To the client: somebody opened the contact data. */
  'lead-taken': ClientMail & {
    professionalName: string
    seatsTaken: number
    seatsTotal: number
    trackingUrl: string
  }
  /** To the client: the state changed. */
  'request-status': ClientMail & {
    statusText: string
    byWhom: string
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
  'request-expired': ClientMail & { newRequestUrl: string; trackingUrl: string }
  /** To the client: a professional says that the lead is dead; asks '¿Te contactaron?' once. */
  'lead-report-question': ClientMail & {
    professionalName: string
    answers: { answer: ReportAnswer; text: string; url: string }[]
  }
  /** To the professional: what became of a report. */
  'lead-report-decided': {
    firstName: string
    title: string
    reason: ReportReason
    isReturned: boolean
    note: string | null
    freeLeadsLeft: number
    portalUrl: string
  }
  /** To a professional whose account the site's team suspended, and to one whose suspension ended. */
  'account-suspended': { firstName: string; reason: string; portalUrl: string }
  'account-reinstated': { firstName: string; portalUrl: string }
  /** To the owner of an account that was handed over to their login with Google. */
  'google-linked': { loginUrl: string }
  /** To the person whose refresh token was used twice. */
  'session-reuse': { firstName: string | null; loginUrl: string }
  /** To somebody who has just made an account; its names are null until the mailbox is proven, since anybody may have chosen them. */
  welcome: { firstName: string | null; username: string | null; loginUrl: string }
  /** To a consumer, at once: the code of what was asked by a button of the law. */
  'consumer-request-received': {
    kind: ConsumerRequestKind
    code: string
    /** What it is about, in our words: anybody may have typed the rest. */
    topic: string | null
    createdAt: string
    dueAt: string
    termsUrl: string
  }
  'consumer-request-answered': {
    kind: ConsumerRequestKind
    code: string
    isDone: boolean
    answer: string
    claimsUrl: string
  }
  /** To whoever paid: money went back. */
  'payment-returned': {
    /** What was paid for. */
    description: string
    amountArs: number
    reason: string
    /** How it was paid, which decides when it shows up. */
    way: 'account' | 'card' | 'unknown'
    paymentNumber: string
    paidAt: string
    next: { leadsTo: 'request' | 'form' | 'portal'; url: string }
  }
  /** To whoever has just subscribed. */
  'subscription-active': SubscriptionMail & { amountArs: number; nextChargeAt: string | null }
  /** The receipt of a monthly charge. */
  'subscription-charged': SubscriptionMail & {
    amountArs: number
    chargedAt: string
    /** The month that it pays. */
    from: string
    until: string
    receiptNumber: string
    nextChargeAt: string | null
  }
  'subscription-charge-failed': SubscriptionMail & {
    amountArs: number
    /** When the provider tries again; null when it does not. */
    nextRetryAt: string | null
    /** Until when everything goes on; null when nothing does. */
    accessUntil: string | null
    payUrl: string
  }
  'subscription-suspended': SubscriptionMail & {
    isPaused: boolean
    /** Money of a charge came and waits for a person: nothing is to be paid meanwhile. */
    isInReview: boolean
    /** Until when an earlier one that is paid still opens leads. */
    accessUntil: string | null
  }
  'subscription-cancelled': SubscriptionMail & {
    /** Not by its owner, but because it could not be charged. */
    isByProvider: boolean
    worksUntil: string | null
  }
  /** The amount of the next charge is another one: other rubros, or a price that was announced. */
  'subscription-amount-changed': SubscriptionMail & { amountArs: number; nextChargeAt: string | null }
  'subscription-price-announced': SubscriptionMail & {
    currentMonthlyArs: number
    newMonthlyArs: number
    from: string
  }
}

/** What greets the client and names the request. */
interface ClientMail {
  /** Null while nobody has proven that the mailbox is the client's. */
  firstName: string | null
  title: string
}

interface SubscriptionMail {
  firstName: string
  /** What is charged for: '2 rubros'. */
  unitsText: string
  manageUrl: string
}

export type MailTemplate = keyof MailTemplates

export type MailContent = { [T in MailTemplate]: { template: T; props: MailTemplates[T] } }[MailTemplate]
