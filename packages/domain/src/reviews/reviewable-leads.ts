import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { loadLastCompletion } from '../service-requests/lifecycle/completion'

export type ReviewableRequest = Pick<
  ServiceRequest,
  'id' | 'status' | 'completedBy' | 'confirmedAt' | 'anonymisedAt' | 'chosenLeadId'
>

/**
 * Returns whose work the client of a request may review: the chosen professional once the work is reported as done,
 * or all holders of a lead where no one was chosen. Returns nobody while the client is not known to be real, or when
 * the site closed the request for silence.
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
