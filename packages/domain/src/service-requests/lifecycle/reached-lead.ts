import { AppError } from '@oficio/contracts/errors'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Viewer } from '../viewer'

interface Said {
  status: ServiceRequestStatus
  leadId?: string | undefined
}

/**
 * Returns the lead of whoever has reached the client, by what is said: the professional's own, who says that there was
 * contact or that the work began or is done, or that of the professional whom the client names when the work begins.
 * Only one who holds a lead of this request can be named.
 */
export async function reachedLead(tx: Tx, requestId: string, viewer: Viewer, said: Said) {
  if (viewer.kind === 'lead') return { id: viewer.lead.id, professionalId: viewer.professionalId }
  if (said.status !== 'in_progress' || !said.leadId) return null
  const lead = await tx.lead.findFirst({
    where: { id: said.leadId, requestId, status: 'active' },
    select: { id: true, professionalId: true },
  })
  if (!lead) throw new AppError('transition_not_allowed')
  return lead
}
