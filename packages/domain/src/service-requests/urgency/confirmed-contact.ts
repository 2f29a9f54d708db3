import type { Tx } from '@oficio/db/client'

/** A range of time; both ends are included. */
export interface Period {
  from: Date
  until: Date
}

/**
 * Returns whether the client has confirmed that a professional reached them. This counts as confirmation: a status set
 * by the client (contact, in progress, completed), the answer about work in progress, praise of the work, or the answer
 * about a reported lead. A status does not count if it is from before the first lead. With `during`, only confirmations
 * in that period count.
 */
export async function hasConfirmedContact(tx: Tx, requestId: string, during?: Period): Promise<boolean> {
  const moment = during && { gte: during.from, lte: during.until }
  const answers = await tx.leadReport.count({
    where: { lead: { requestId }, answer: 'contacted', ...(moment ? { answeredAt: moment } : {}) },
  })
  if (answers > 0) return true
  const statement = await tx.serviceRequestEvent.findFirst({
    where: {
      requestId,
      actorKind: 'client',
      OR: [
        { type: 'status_changed', toStatus: { in: ['open', 'in_progress', 'completed'] } },
        { type: 'work_answered', toStatus: { in: ['in_progress', 'completed'] } },
        { type: 'work_praised' },
      ],
      ...(moment ? { createdAt: moment } : {}),
    },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  })
  if (!statement) return false
  const leads = await tx.lead.count({ where: { requestId, takenAt: { lte: statement.createdAt } } })
  return leads > 0
}
