import type { Tx } from '@oficio/db/client'
import type { Lead } from '@oficio/db/generated/client'

/**
 * Returns whether the site's own history says that the professional and the client were in contact, also where one of them
 * took it back later: the professional marked it, the work was given to them, or somebody said that it began, is done or was
 * good. Such a lead is not dead, whatever a report and the client's answer to it say.
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
