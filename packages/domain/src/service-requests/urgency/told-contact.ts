import type { Tx } from '@oficio/db/client'

/** From one moment to another, both included. */
export interface Period {
  from: Date
  until: Date
}

/**
 * Returns whether the client said themselves that a professional reached them: that there was contact, with whom the
 * work began, that it is done or goes on, or so much when asked about a reported lead or by praising the work. Said before
 * anybody had opened the contact data it means nothing. With `during` only what was said then counts.
 */
export async function toldContact(tx: Tx, requestId: string, during?: Period): Promise<boolean> {
  const moment = during && { gte: during.from, lte: during.until }
  const answers = await tx.leadReport.count({
    where: { lead: { requestId }, answer: 'contacted', ...(moment ? { answeredAt: moment } : {}) },
  })
  if (answers > 0) return true
  const told = await tx.serviceRequestEvent.findFirst({
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
  if (!told) return false
  const leads = await tx.lead.count({ where: { requestId, takenAt: { lte: told.createdAt } } })
  return leads > 0
}
