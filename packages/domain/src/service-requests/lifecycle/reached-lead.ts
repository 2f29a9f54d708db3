import { AppError } from '@oficio/contracts/errors'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Viewer } from '../viewer'

interface Said {
  status: ServiceRequestStatus
  leadId?: string | undefined
}

/** Whom the client contradicted once does not say again that the work is done: that would go on for ever. */
export async function refuseDenied(tx: Tx, leadId: string): Promise<void> {
  const denials = await tx.serviceRequestEvent.count({ where: { leadId, type: 'reopened' } })
  if (denials > 0) throw new AppError('completion_denied')
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
