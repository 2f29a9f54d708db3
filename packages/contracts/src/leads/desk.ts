import type { ResponseOf } from '../endpoint'
import type { AccountStandstill } from '../professionals/approval'
import type { Completeness } from '../professionals/completeness'
import type { ServiceRequestStatus, ServiceRequestView } from '../service-requests/shapes'
import type { LeadView, listLeadsEndpoint } from './endpoints'
import type { LeadOffer } from './offer'

/** How many professionals may open the contact data of a request at present, and how many have done so. */
export interface Seats {
  takenCount: number
  total: number
}

/** A request as shown to a professional who may take it or has taken it. */
export interface ProfessionalRequest {
  request: ServiceRequestView
  /** The distance from the professional's location to the centre of the locality of the request. */
  distanceKm: number
  /** The deadline of the urgency promise to the client. Null without a running promise. */
  urgentUntil: string | null
  /**
   * Until when only the reader may take the request, because the client preferred them. Null without such a first
   * offer.
   */
  aloneUntil: string | null
  seats: Seats
  freeLeads: { remaining: number; total: number }
  /** The reader's own lead, including a returned one. */
  lead: LeadView | null
  /** Whether it is the first lead that the reader ever took, and its client was not contacted yet. */
  isFirstLead: boolean
  /** Until when the lead may be reported. Null without a lead, and for work that the reader finished. */
  reportUntil: string | null
  /**
   * What opening the contact data would use up, or why it is refused. Null if the reader already has the contact data.
   */
  offer: LeadOffer | null
  /** Whether another professional reported the start or end of the work and the client has not confirmed it. */
  isClaimedByOther: boolean
  /** The first day on which a charge can cover a rubro that the paid month does not cover. Null if unknown. */
  coverableFrom: string | null
  /** Who does the work, as far as the reader may know. */
  chosenProfessional: 'reader' | 'other' | null
}

/** A matching request in the portal list. It contains no private data. */
export interface RequestCard {
  id: string
  /** The client's own title. Null without one; the list then shows the excerpt. */
  ownTitle: string | null
  /** The start of the description, with phones and mails masked. */
  excerpt: string
  rubroName: string
  city: string
  state: string
  distanceKm: number
  createdAt: string
  status: ServiceRequestStatus
  isConfirmed: boolean
  isUrgent: boolean
  /** The deadline of the urgency promise to the client. Null without a running promise. */
  urgentUntil: string | null
  /**
   * Until when only the reader may take the request, because the client preferred them. Null without such a first
   * offer.
   */
  aloneUntil: string | null
  photoCount: number
  /** The signed address of the first photo. */
  thumbUrl: string | null
  seats: Seats
  /** Whether the reader has, or had, the contact data. */
  lead: 'none' | 'active' | 'returned'
}

export interface RequestCards {
  cards: RequestCard[]
  /** The cursor of the next page with older requests. Null on the last page. */
  nextCursor: string | null
}

export type OwnLead = ResponseOf<typeof listLeadsEndpoint>['leads'][number]

export interface SplitLeads {
  /** The list starts with clients who are still waiting for contact. */
  inCourse: OwnLead[]
  closed: OwnLead[]
}

/** The professional's own data at the top of the portal. */
export interface PortalAccount extends AccountStandstill {
  firstName: string
  /** Null before the approval. */
  approvedAt: string | null
  /** Null without reviews. */
  avgRating: number | null
  reviewCount: number
  /** The median minutes until the professional contacts a client. Null without enough data. */
  medianResponseMinutes: number | null
  rubros: string[]
  /** Null until the professional has entered their location. */
  city: string | null
  state: string | null
  serviceRadiusKm: number
  completeness: Completeness
}

/** The counts of a professional's work in a period. Each event counts on the day it happened. */
export interface WorkCounts {
  /** Requests of which the professional was notified. */
  offers: number
  leads: number
  /** Clients whom the professional contacted. */
  contacts: number
  /** Jobs of the professional that somebody reported as done. */
  completed: number
}

/** How a professional's work went in the last days (docs/product.md, 'Portal'). */
export interface WorkFigures {
  days: number
  /** Weeks, oldest first. `from` is a calendar date. The oldest week may have fewer than seven days. */
  weeks: (WorkCounts & { from: string })[]
  totals: WorkCounts
  /** What the professional paid to the site, minus refunds. */
  spentArs: number
}
