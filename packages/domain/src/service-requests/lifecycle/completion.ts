import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import { addDays } from '../../kernel/time/days'

/** The entry in the history by which a request was completed. */
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

/** Returns the entries by which a request was completed, also those that its client contradicted, the last one first. */
const completionsIn = <E extends Entry>(events: E[]): E[] =>
  events
    .filter(({ toStatus }) => toStatus === 'completed')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))

/** Returns how a completed request came to be so, out of its history; null for any other. */
export function lastCompletion<E extends Entry>(request: {
  status: ServiceRequestStatus
  events: E[]
}): E | null {
  return request.status === 'completed' ? (completionsIn(request.events)[0] ?? null) : null
}

/** Returns whether the holder of a lead ever said that the work is done. */
export const hasCompleted = (events: Entry[], leadId: string): boolean =>
  completionsIn(events).some((completion) => completion.leadId === leadId)

/**
 * Returns the entry that completed a request, which the client may have confirmed since; null for any other request.
 * The client's confirmation moves a completed request to the status that it has.
 */
export const reportedCompletion = <E extends Entry & Pick<Completion, 'fromStatus'>>(request: {
  status: ServiceRequestStatus
  events: E[]
}): E | null =>
  lastCompletion({ ...request, events: request.events.filter((entry) => entry.fromStatus !== 'completed') })

/** Returns the same as `lastCompletion` where the history is not at hand. */
export const loadLastCompletion = async (tx: Tx, request: CompletedRequest): Promise<Completion | null> =>
  lastCompletion(await withCompletions(tx, request))

/** Returns the same as `reportedCompletion` where the history is not at hand. */
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
 * Returns until when the client may say that the work is not done ('No fue así'), by the entry that completed it; null if
 * the client completed it. A client who confirmed somebody else's word, or answered the question about work in progress,
 * may take that back: it takes one tap, on which somebody may slip.
 */
export function deniableUntil({ actorKind, type, createdAt }: Completion): Date | null {
  if (actorKind === 'client' && type !== 'work_answered') return null
  return addDays(createdAt, limits.reopenDays)
}

/** Whom the client contradicted once does not say again that the work is done: that would go on for ever. */
export async function refuseDenied(tx: Tx, leadId: string): Promise<void> {
  const denials = await tx.serviceRequestEvent.count({ where: { leadId, type: 'reopened' } })
  if (denials > 0) throw new AppError('completion_denied')
}
