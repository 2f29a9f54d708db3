import type { Tx } from '@oficio/db/client'

/** From one moment to another, both included. */
export interface Period {
  from: Date
  until: Date
}

/** From so many stars on a review praises work; with fewer it may say that nobody came. */
const praiseMin = 3

/**
 * Returns whether the client said themselves that a professional reached them: that there was contact, with whom the
 * work began, that it is done, or so much when asked about a reported lead or by praising the work. Said before anybody
 * had opened the contact data it means nothing. With `during` only what was said then counts.
 */
export async function toldContact(tx: Tx, requestId: string, during?: Period): Promise<boolean> {
  const moment = during && { gte: during.from, lte: during.until }
  const answers = await tx.leadReport.count({
    where: { lead: { requestId }, answer: 'contacted', ...(moment ? { answeredAt: moment } : {}) },
  })
  if (answers > 0) return true
  const praises = await tx.review.count({
    where: { lead: { requestId }, rating: { gte: praiseMin }, ...(moment ? { createdAt: moment } : {}) },
  })
  if (praises > 0) return true
  const told = await tx.serviceRequestEvent.findFirst({
    where: {
      requestId,
      type: 'status_changed',
      actorKind: 'client',
      toStatus: { in: ['open', 'in_progress', 'completed'] },
      ...(moment ? { createdAt: moment } : {}),
    },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  })
  if (!told) return false
  const leads = await tx.lead.count({ where: { requestId, takenAt: { lte: told.createdAt } } })
  return leads > 0
}
