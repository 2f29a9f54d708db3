import type { Tx } from '@oficio/db/client'
import type { Lead } from '@oficio/db/generated/client'

/**
 * Returns whether the history shows contact between the professional and the client, even if one of them withdrew it
 * later. Contact means: the professional marked it, is the chosen professional, or somebody reported the work as
 * started, completed or good. Such a lead is not dead, whatever a report or the client's answer says.
 */
export async function hadContact(
  tx: Tx,
  { id, requestId, contactedAt }: Pick<Lead, 'id' | 'requestId' | 'contactedAt'>,
): Promise<boolean> {
  if (contactedAt) return true
  const chosenCount = await tx.serviceRequest.count({ where: { id: requestId, chosenLeadId: id } })
  if (chosenCount > 0) return true
  const events = await tx.serviceRequestEvent.count({
    where: {
      requestId,
      leadId: id,
      OR: [
        { toStatus: { in: ['open', 'in_progress', 'completed'] } },
        { type: { in: ['contacted', 'work_praised', 'work_answered'] } },
      ],
    },
  })
  return events > 0
}
