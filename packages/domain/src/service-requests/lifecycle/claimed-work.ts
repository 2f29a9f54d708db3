import { serverLimits } from '@oficio/contracts/server-limits'
import type { EventType, ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { addHours, subMinutes } from 'date-fns'

/** An entry of a request's history, as far as it says who vouches for the work. */
export interface WorkEntry {
  type: string
  actorKind: 'client' | 'professional' | 'admin' | 'system'
  leadId: string | null
  toStatus: ServiceRequestStatus | null
  createdAt: Date
}

/** Entries of these types, or with a state, decide about a claim. */
export const claimTypes: readonly EventType[] = ['contacted', 'reopened', 'work_praised']

/**
 * Returns until when a request is open to other professionals though one of them says that the work began or is done: nobody
 * but that professional vouches for it (docs/product.md, 'Lifecycle'). Null where the client agreed, where 'Contactado' was
 * marked well before, and in any other state.
 */
export function claimOpenUntil(request: {
  status: ServiceRequestStatus
  events: readonly WorkEntry[]
}): Date | null {
  if (!isWorkStatus(request.status)) return null
  const reopenedAt = Math.max(0, ...timesOf(request.events.filter(({ type }) => type === 'reopened')))
  const events = request.events.filter(({ createdAt }) => createdAt.getTime() >= reopenedAt)
  if (events.some(isClientsWord)) return null
  const claims = events.filter(
    ({ actorKind, toStatus }) => actorKind === 'professional' && isWorkStatus(toStatus),
  )
  // The first one counts, so that saying it again opens nothing for longer.
  const [claim] = claims.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (!claim) return null
  const contactedBy = subMinutes(claim.createdAt, serverLimits.contactBeforeWorkMinutes)
  const hadContact = events.some(
    ({ type, leadId, createdAt }) =>
      type === 'contacted' && leadId === claim.leadId && createdAt <= contactedBy,
  )
  return hadContact ? null : addHours(claim.createdAt, serverLimits.claimedWorkHours)
}

/** Returns whether others may still open the contact of a request on which somebody claims to work. */
export const isClaimOpen = (request: Parameters<typeof claimOpenUntil>[0], now: Date): boolean => {
  const until = claimOpenUntil(request)
  return until !== null && now < until
}

const isWorkStatus = (status: ServiceRequestStatus | null): boolean =>
  status === 'in_progress' || status === 'completed'

const isClientsWord = ({ type, actorKind, toStatus }: WorkEntry): boolean =>
  actorKind === 'client' && (toStatus === 'open' || isWorkStatus(toStatus) || type === 'work_praised')

const timesOf = (events: readonly WorkEntry[]): number[] => events.map(({ createdAt }) => createdAt.getTime())
