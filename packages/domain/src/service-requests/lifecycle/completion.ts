import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import { addDays } from '../../kernel/time/days'

/** The history entry that completed a request. */
export interface Completion {
  id: string
  type: string
  actorKind: 'client' | 'professional' | 'admin' | 'system'
  leadId: string | null
  fromStatus: ServiceRequestStatus | null
  createdAt: Date
}

interface Entry {
  id: string
  toStatus: ServiceRequestStatus | null
  leadId: string | null
  createdAt: Date
}

/** Returns the entries that completed a request, newest first. Includes entries that the client denied. */
const completionsIn = <E extends Entry>(events: E[]): E[] =>
  events
    .filter(({ toStatus }) => toStatus === 'completed')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))

/** Returns the history entry that completed a request; null if the request is not completed. */
export function lastCompletion<E extends Entry>(request: {
  status: ServiceRequestStatus
  events: E[]
}): E | null {
  return request.status === 'completed' ? (completionsIn(request.events)[0] ?? null) : null
}

/** Returns whether the holder of the lead ever marked the work as completed. */
export const hasCompleted = (events: Entry[], leadId: string): boolean =>
  completionsIn(events).some((completion) => completion.leadId === leadId)

/**
 * Returns the last history entry that completed a request; null if the request is not completed. Skips the client's
 * confirmation, which moves a completed request to the same status.
 */
export const reportedCompletion = <E extends Entry & Pick<Completion, 'fromStatus'>>(request: {
  status: ServiceRequestStatus
  events: E[]
}): E | null =>
  lastCompletion({ ...request, events: request.events.filter((entry) => entry.fromStatus !== 'completed') })

/** Returns the same as `lastCompletion`, but loads the history. */
export const loadLastCompletion = async (tx: Tx, request: CompletedRequest): Promise<Completion | null> =>
  lastCompletion(await withCompletions(tx, request))

/** Returns the same as `reportedCompletion`, but loads the history. */
export const loadReportedCompletion = async (tx: Tx, request: CompletedRequest): Promise<Completion | null> =>
  reportedCompletion(await withCompletions(tx, request))

interface CompletedRequest {
  id: string
  status: ServiceRequestStatus
}

const withCompletions = async (tx: Tx, { id, status }: CompletedRequest) => ({
  status,
  events: await tx.serviceRequestEvent.findMany({ where: { requestId: id, toStatus: 'completed' } }),
})

/**
 * Returns until when the client may deny a completion ('No fue así'); null if the client completed the request. Clients
 * may also deny what they confirmed, or answered to the question about work in progress, because a single tap may be a
 * mistake.
 */
export function deniableUntil({ actorKind, type, createdAt }: Completion): Date | null {
  if (actorKind === 'client' && type !== 'work_answered') return null
  return addDays(createdAt, limits.reopenDays)
}

/**
 * Throws completion_denied if the client has denied a completion by this lead before, because the dispute would never
 * end.
 */
export async function refuseDenied(tx: Tx, leadId: string): Promise<void> {
  const denials = await tx.serviceRequestEvent.count({ where: { leadId, type: 'reopened' } })
  if (denials > 0) throw new AppError('completion_denied')
}
