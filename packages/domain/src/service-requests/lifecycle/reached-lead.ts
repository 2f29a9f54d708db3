import { AppError } from '@oficio/contracts/errors'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Viewer } from '../viewer'

interface StatusChange {
  status: ServiceRequestStatus
  leadId?: string | undefined
}

/**
 * Returns the lead of the professional who has reached the client according to a status change. If a professional makes
 * the change, it is their own lead. If the client marks that the work begins, it is the lead that the client names;
 * null without a name. Throws transition_not_allowed for a lead that is not active or belongs to another request.
 */
export async function findReachedLead(tx: Tx, requestId: string, viewer: Viewer, input: StatusChange) {
  if (viewer.kind === 'lead') return { id: viewer.lead.id, professionalId: viewer.professionalId }
  if (input.status !== 'in_progress' || !input.leadId) return null
  const lead = await tx.lead.findFirst({
    where: { id: input.leadId, requestId, status: 'active' },
    select: { id: true, professionalId: true },
  })
  if (!lead) throw new AppError('transition_not_allowed')
  return lead
}
