import type { LeadOffer, LeadRefusal } from '@oficio/contracts/leads/offer'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { seatsLeft } from '../../service-requests/seats'
import { coverageOf, type LeadSubscription } from './coverage'

interface OfferFacts {
  request: { status: ServiceRequestStatus; leadCount: number; confirmedAt: Date | null }
  professional: { status: string; freeLeadsLeft: number }
  /** How many of the free leads wait for clients who have not confirmed. */
  reservedFreeLeads: number
  /** How many leads were opened on the trust that a first charge will come. */
  leadsOnTrust: number
  subscription: LeadSubscription
  hasReturnedLead: boolean
  /** Another professional says that the work began or is done, and nobody else vouches for it. */
  isClaimOpen: boolean
  isInReach: boolean
  leadsPerRequest: number
}

const refuse = (refusal: LeadRefusal): LeadOffer => ({ takes: null, refusal })

/**
 * Returns what a professional without the lead would get (docs/product.md, 'Taking a lead'). The page shows it before,
 * and taking the lead goes by it, so that nobody is charged anything else than what was said.
 */
export function offerLead({
  request,
  professional,
  reservedFreeLeads,
  leadsOnTrust,
  subscription,
  hasReturnedLead,
  isClaimOpen,
  isInReach,
  leadsPerRequest,
}: OfferFacts): LeadOffer {
  if (hasReturnedLead) return refuse('lead_returned')
  if (professional.status === 'suspended') return refuse('account_suspended')
  if (professional.status !== 'approved') return refuse('not_approved')
  if (!isClaimOpen && !isLive(request.status)) return refuse('request_closed')
  // A free lead would be spent on work that somebody else is doing.
  if (!isClaimOpen && request.status === 'in_progress') return refuse('work_started')
  if (!isInReach) return refuse('out_of_reach')
  if (seatsLeft(request, leadsPerRequest) === 0) {
    const isFull = request.confirmedAt !== null || request.leadCount >= leadsPerRequest
    return refuse(isFull ? 'no_seats_left' : 'unconfirmed_seats_taken')
  }
  const coverage = coverageOf(professional, subscription, leadsOnTrust)
  if (!coverage) return refuse(refusalWithoutCoverage(subscription))
  // Whatever is promised to one client is not spent on another.
  if (coverage === 'trial' && professional.freeLeadsLeft <= reservedFreeLeads)
    return refuse('free_leads_reserved')
  return { takes: request.confirmedAt ? coverage : 'unconfirmed', refusal: null }
}

function refusalWithoutCoverage({ hasAccess, coversRubro }: LeadSubscription): LeadRefusal {
  if (!hasAccess) return 'trial_exhausted'
  return coversRubro ? 'first_charge_pending' : 'rubro_not_covered'
}
