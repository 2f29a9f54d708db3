import type { LeadOffer, LeadRefusal } from '@oficio/contracts/leads/offer'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { seatsLeft } from '../../service-requests/seats'
import { coverageOf, type LeadSubscription } from './coverage'

interface OfferFacts {
  request: { status: ServiceRequestStatus; leadCount: number; confirmedAt: Date | null }
  professional: { status: string; freeLeadsLeft: number }
  /** Free leads reserved for requests whose clients have not confirmed. */
  reservedFreeLeads: number
  /** Leads opened before the first charge of the subscription. */
  leadsOnTrust: number
  subscription: LeadSubscription
  hasReturnedLead: boolean
  /** Another professional says that the work has started or is done, and nobody else confirms it. */
  isClaimOpen: boolean
  isInReach: boolean
  leadsPerRequest: number
}

const refuse = (refusal: LeadRefusal): LeadOffer => ({ takes: null, refusal })

/**
 * Returns what taking the lead would cost a professional, or the reason for the refusal (docs/product.md, 'Taking a
 * lead'). The page and `takeLead` both use this function, so that nobody pays anything other than what the page showed.
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
  // Refuses, because the free lead would be spent on work that somebody else is doing.
  if (!isClaimOpen && request.status === 'in_progress') return refuse('work_started')
  if (!isInReach) return refuse('out_of_reach')
  if (seatsLeft(request, leadsPerRequest) === 0) {
    const isFull = request.confirmedAt !== null || request.leadCount >= leadsPerRequest
    return refuse(isFull ? 'no_seats_left' : 'unconfirmed_seats_taken')
  }
  const coverage = coverageOf(professional, subscription, leadsOnTrust)
  if (!coverage) return refuse(refusalWithoutCoverage(subscription))
  // A free lead reserved for one client is not spent on another.
  if (coverage === 'trial' && professional.freeLeadsLeft <= reservedFreeLeads)
    return refuse('free_leads_reserved')
  return { takes: request.confirmedAt ? coverage : 'unconfirmed', refusal: null }
}

function refusalWithoutCoverage({ hasAccess, coversRubro }: LeadSubscription): LeadRefusal {
  if (!hasAccess) return 'trial_exhausted'
  return coversRubro ? 'first_charge_pending' : 'rubro_not_covered'
}
