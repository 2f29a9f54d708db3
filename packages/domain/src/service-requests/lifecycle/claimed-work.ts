import { serverLimits } from '@oficio/contracts/server-limits'
import type { EventType, ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { addHours, subMinutes } from 'date-fns'

/** The parts of a history entry that tell who confirms that the work began or is done. */
export interface WorkEntry {
  type: string
  actorKind: 'client' | 'professional' | 'admin' | 'system'
  leadId: string | null
  toStatus: ServiceRequestStatus | null
  createdAt: Date
}

/** Types of history entries that decide about a claim, in addition to entries with a status. */
export const claimTypes: readonly EventType[] = ['contacted', 'reopened', 'work_praised']

/**
 * Returns until when a request stays open to other professionals although one professional claims that the work began
 * or is done, without confirmation by the client (docs/product.md, 'Lifecycle'). Returns null if the client agreed, if
 * 'Contactado' was marked long enough before the claim, and in any other status.
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
  // The first claim counts, so that repeating the claim does not extend the time.
  const [claim] = claims.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (!claim) return null
  const contactedBy = subMinutes(claim.createdAt, serverLimits.contactBeforeWorkMinutes)
  const hadContact = events.some(
    ({ type, leadId, createdAt }) =>
      type === 'contacted' && leadId === claim.leadId && createdAt <= contactedBy,
  )
  return hadContact ? null : addHours(claim.createdAt, serverLimits.claimedWorkHours)
}

/** Returns whether other professionals may still open the contact data of a request that has a claim. */
export const isClaimOpen = (request: Parameters<typeof claimOpenUntil>[0], now: Date): boolean => {
  const until = claimOpenUntil(request)
  return until !== null && now < until
}

const isWorkStatus = (status: ServiceRequestStatus | null): boolean =>
  status === 'in_progress' || status === 'completed'

const isClientsWord = ({ type, actorKind, toStatus }: WorkEntry): boolean =>
  actorKind === 'client' && (toStatus === 'open' || isWorkStatus(toStatus) || type === 'work_praised')

const timesOf = (events: readonly WorkEntry[]): number[] => events.map(({ createdAt }) => createdAt.getTime())
