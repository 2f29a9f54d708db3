import { limits } from '@oficio/contracts/limits'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { addDays } from '../../kernel/time/days'
import { isClaimOpen, type WorkEntry } from './claimed-work'
import { lastCompletion } from './completion'

interface Closing {
  status: ServiceRequestStatus
  closedAt: Date | null
  anonymisedAt: Date | null
  /** Whose work it is: named by the client, or who said that it began. */
  chosenLeadId: string | null
  events: (WorkEntry & { id: string })[]
}

/**
 * Returns until when the holder of a lead reads the contact of a request that closed; null: no longer. Whoever did the work
 * keeps it for a month, since marking it as done would else take the client's phone away: the professional whose work it
 * was when it was completed, and the one who said last that it is done.
 */
export function contactKeptUntil(request: Closing, leadId: string): Date | null {
  if (request.status !== 'completed' || !request.closedAt || request.anonymisedAt) return null
  const didTheWork = request.chosenLeadId === leadId || lastCompletion(request)?.leadId === leadId
  return didTheWork ? addDays(request.closedAt, limits.keptContactDays) : null
}

/**
 * Returns whether the holder of an active lead reads the contact of the request now: others than whoever did the work also
 * while that is only the word of one of them.
 */
export function isContactOpen(request: Closing, leadId: string, now: Date): boolean {
  if (isLive(request.status)) return true
  if (!request.anonymisedAt && isClaimOpen(request, now)) return true
  const until = contactKeptUntil(request, leadId)
  return until !== null && now < until
}
