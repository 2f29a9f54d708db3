import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { type Period, toldContact } from './told-contact'

export type Promised = Pick<
  ServiceRequest,
  'id' | 'status' | 'isUrgent' | 'createdAt' | 'urgentAt' | 'urgentDueAt' | 'urgentOutcome'
>

/**
 * Returns whether an urgent request was answered in time: a professional said so, or that the work began or is done, or
 * the client did. The moment of the contact counts, not the moment of looking. Of this hangs whether the fee goes back,
 * and every page says it from here.
 */
export async function isAnswered(tx: Tx, request: Promised): Promise<boolean> {
  const { id, urgentOutcome, urgentDueAt } = request
  if (urgentOutcome !== null || urgentDueAt === null) return urgentOutcome === 'answered'
  const promised = { from: request.urgentAt ?? request.createdAt, until: urgentDueAt }
  const contacts = await tx.lead.count({
    where: { requestId: id, contactedAt: { gte: promised.from, lte: promised.until } },
  })
  return contacts > 0 || (await hasWorkTold(tx, id, promised)) || toldContact(tx, id, promised)
}

/** By somebody who had made contact before the promise began, too; not what the client denied afterwards. */
async function hasWorkTold(tx: Tx, requestId: string, { from, until }: Period): Promise<boolean> {
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
    select: { type: true, leadId: true },
  })
  const standing = new Set<string | null>()
  for (const { type, leadId } of events) {
    if (type === 'reopened') standing.delete(leadId)
    else standing.add(leadId)
  }
  return standing.size > 0
}

/** Returns until when an urgent request still waits for somebody to make contact; null where no promise runs. */
export async function runningUntil(tx: Tx, request: Promised): Promise<string | null> {
  const { isUrgent, status, urgentOutcome, urgentDueAt } = request
  if (!isUrgent || !isLive(status) || urgentOutcome !== null || urgentDueAt === null) return null
  return (await isAnswered(tx, request)) ? null : urgentDueAt.toISOString()
}
