import { limits } from '@oficio/contracts/limits'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { addDays } from '../../kernel/time/days'
import { isClaimOpen, type WorkEntry } from './claimed-work'
import { lastCompletion } from './completion'

interface Closing {
  status: ServiceRequestStatus
  closedAt: Date | null
  anonymisedAt: Date | null
  /** The lead of the professional who does the work, named by the client or by that professional. */
  chosenLeadId: string | null
  events: (WorkEntry & { id: string })[]
}

/**
 * Returns until when the holder of a lead may read the contact data of a closed request; null if not at all. The
 * chosen professional and the professional who completed the request keep it for `limits.keptContactDays`. Otherwise
 * marking the work as done would take the client's phone away.
 */
export function contactKeptUntil(request: Closing, leadId: string): Date | null {
  if (request.status !== 'completed' || !request.closedAt || request.anonymisedAt) return null
  const didTheWork = request.chosenLeadId === leadId || lastCompletion(request)?.leadId === leadId
  return didTheWork ? addDays(request.closedAt, limits.keptContactDays) : null
}

/**
 * Returns whether the holder of an active lead may read the contact data now. Includes other professionals while the
 * work is only an unconfirmed claim.
 */
export function isContactOpen(request: Closing, leadId: string, now: Date): boolean {
  if (isLive(request.status)) return true
  if (!request.anonymisedAt && isClaimOpen(request, now)) return true
  const until = contactKeptUntil(request, leadId)
  return until !== null && now < until
}
