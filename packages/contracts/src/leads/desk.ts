import type { ResponseOf } from '../endpoint'
import type { AccountStandstill } from '../professionals/approval'
import type { Completeness } from '../professionals/completeness'
import type { ServiceRequestStatus, ServiceRequestView } from '../service-requests/shapes'
import type { LeadView, listLeadsEndpoint } from './endpoints'
import type { LeadOffer } from './offer'

/** How many professionals may open a request's contact data now, and how many have. */
export interface Seats {
  takenCount: number
  total: number
}

/** What a professional sees of a request that concerns them. */
export interface ProfessionalRequest {
  request: ServiceRequestView
  /** From where the professional stands to the centre of the request's locality. */
  distanceKm: number
  /** Until when the client was promised to be contacted; null where no promise runs. */
  urgentUntil: string | null
  /** Until when it is the reader's alone, because its client named them; null where it is not. */
  aloneUntil: string | null
  seats: Seats
  freeLeads: { remaining: number; total: number }
  /** The reader's own lead, also a returned lead. */
  lead: LeadView | null
  /** Until when the lead may be reported; null without one, and for work that the reader finished. */
  reportUntil: string | null
  /** What opening the contact data would take; null when the reader holds it. */
  offer: LeadOffer | null
  /** Another professional says that the work began or is done, which the client has not confirmed. */
  isClaimedByOther: boolean
  /** From when a charge can cover a rubro that the paid month does not; null where no day is known. */
  coverableFrom: string | null
  /** With whom the work is under way, as far as the reader may know. */
  chosenProfessional: 'reader' | 'other' | null
}

/** A matching request in the portal's list: nothing in it is private. */
export interface RequestCard {
  id: string
  /** What the client named it; null where they named it nothing and their words say it. */
  ownTitle: string | null
  /** Start of the description, with phones and mails masked. */
  excerpt: string
  rubroName: string
  city: string
  state: string
  distanceKm: number
  createdAt: string
  status: ServiceRequestStatus
  isConfirmed: boolean
  isUrgent: boolean
  /** Until when the client was promised to be contacted; null where no promise runs. */
  urgentUntil: string | null
  /** Until when it is the reader's alone, because its client named them; null where it is not. */
  aloneUntil: string | null
  photoCount: number
  /** Signed address of the first photo. */
  thumbUrl: string | null
  seats: Seats
  /** Whether the reader holds, or held, its contact data. */
  lead: 'none' | 'active' | 'returned'
}

export interface RequestCards {
  cards: RequestCard[]
  /** Leads to older requests; null at the end. */
  nextCursor: string | null
}

export type OwnLead = ResponseOf<typeof listLeadsEndpoint>['leads'][number]

export interface SplitLeads {
  /** Clients who still wait to be contacted first. */
  inCourse: OwnLead[]
  closed: OwnLead[]
}

/** The professional, as their own portal greets them. */
export interface PortalAccount extends AccountStandstill {
  firstName: string
  /** Null while there is no review. */
  avgRating: number | null
  reviewCount: number
  /** How long it usually takes them to contact a client; null until there is something to measure. */
  medianResponseMinutes: number | null
  rubros: string[]
  /** Null until the professional has said where they work. */
  city: string | null
  state: string | null
  serviceRadiusKm: number
  completeness: Completeness
}

/** What happened to a professional's work in some time: each is counted when it happened. */
export interface WorkCounts {
  /** Requests with a notice to them. */
  offers: number
  leads: number
  /** Clients whom they reached. */
  contacts: number
  /** Work of theirs of which somebody said that it is done. */
  completed: number
}

/** How a professional's work went in the last days (docs/product.md, 'Portal'). */
export interface WorkFigures {
  days: number
  /** Oldest first; `from` is a day of the calendar. The oldest has what days are left. */
  weeks: (WorkCounts & { from: string })[]
  totals: WorkCounts
  /** What they paid to the site and did not get back. */
  spentArs: number
}
