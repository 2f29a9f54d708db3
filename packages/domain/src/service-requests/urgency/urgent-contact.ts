import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { hasConfirmedContact, type Period } from './confirmed-contact'

export type UrgentPromise = Pick<
  ServiceRequest,
  'id' | 'status' | 'isUrgent' | 'createdAt' | 'urgentAt' | 'urgentDueAt' | 'urgentOutcome'
>

/**
 * Returns whether an urgent request was answered in time, which decides about the refund of the fee. It was answered if
 * a professional marked contact, work in progress or completion, or if the client confirmed a contact. The time of the
 * contact counts, not the time of the check. Every page uses this function.
 */
export async function isAnswered(tx: Tx, request: UrgentPromise): Promise<boolean> {
  const { id, urgentOutcome, urgentDueAt } = request
  if (urgentOutcome !== null || urgentDueAt === null) return urgentOutcome === 'answered'
  const promisedPeriod = { from: request.urgentAt ?? request.createdAt, until: urgentDueAt }
  const contacts = await tx.lead.count({
    where: { requestId: id, contactedAt: { gte: promisedPeriod.from, lte: promisedPeriod.until } },
  })
  return (
    contacts > 0 ||
    (await hasReportedWork(tx, id, promisedPeriod)) ||
    hasConfirmedContact(tx, id, promisedPeriod)
  )
}

/**
 * Returns whether a professional marked in that period that the work began, or that it is completed, unless the client
 * denied the completion. Includes professionals who made contact before the period.
 */
async function hasReportedWork(tx: Tx, requestId: string, { from, until }: Period): Promise<boolean> {
  const events = await tx.serviceRequestEvent.findMany({
    where: {
      requestId,
      leadId: { not: null },
      createdAt: { gte: from },
      OR: [
        { type: 'reopened' },
        {
          type: 'status_changed',
          actorKind: 'professional',
          toStatus: { in: ['in_progress', 'completed'] },
          createdAt: { lte: until },
        },
      ],
    },
    orderBy: { createdAt: 'asc' },
    select: { type: true, toStatus: true, leadId: true },
  })
  const isDenied = (leadId: string | null, from: number) =>
    events.slice(from).some((event) => event.type === 'reopened' && event.leadId === leadId)
  return events.some(
    ({ type, toStatus, leadId }, index) =>
      type === 'status_changed' && (toStatus === 'in_progress' || !isDenied(leadId, index)),
  )
}

/** Returns until when an urgent request waits for contact; null if no promise is running. */
export async function runningUntil(tx: Tx, request: UrgentPromise): Promise<string | null> {
  const { isUrgent, status, urgentOutcome, urgentDueAt } = request
  if (!isUrgent || !isLive(status) || urgentOutcome !== null || urgentDueAt === null) return null
  return (await isAnswered(tx, request)) ? null : urgentDueAt.toISOString()
}
