import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { loadLastCompletion } from '../service-requests/lifecycle/completion'

export type ReviewableRequest = Pick<
  ServiceRequest,
  'id' | 'status' | 'completedBy' | 'confirmedAt' | 'anonymisedAt' | 'chosenLeadId'
>

/**
 * Returns whose work the client of a request may review: whoever did it, once it is done and somebody said so, or all who
 * hold a lead where nobody has said with whom. Nobody's while the client is not known to be real, nor where the site
 * closed the request because it heard no more.
 */
export async function reviewableLeads(tx: Tx, request: ReviewableRequest) {
  const { id, status, completedBy, confirmedAt, anonymisedAt, chosenLeadId } = request
  if (status !== 'completed' || completedBy === 'system' || !confirmedAt || anonymisedAt) return []
  const leads = await tx.lead.findMany({
    where: { requestId: id, status: 'active' },
    orderBy: { takenAt: 'asc' },
    include: {
      review: true,
      professional: { select: { id: true, user: { select: { firstName: true, lastName: true } } } },
    },
  })
  const doerId = chosenLeadId ?? (await loadLastCompletion(tx, request))?.leadId
  const doer = leads.find((lead) => lead.id === doerId) ?? leads.find(({ review }) => review !== null)
  return doer ? [doer] : leads
}

export type ReviewableLead = Awaited<ReturnType<typeof reviewableLeads>>[number]
