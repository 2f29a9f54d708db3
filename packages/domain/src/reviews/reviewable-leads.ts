import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { loadLastCompletion } from '../service-requests/lifecycle/completion'
import { shownColumns } from '../service-requests/shown-professional'

export type ReviewableRequest = Pick<
  ServiceRequest,
  'id' | 'status' | 'completedBy' | 'confirmedAt' | 'anonymisedAt' | 'chosenLeadId'
>

/**
 * Returns the leads whose professionals the client of a request may review. That is the chosen professional's lead, or
 * the lead that reported the completion. Without either, it is all active leads. Returns an empty list if the client is
 * unconfirmed, or if the site closed the request because nobody answered.
 */
export async function reviewableLeads(tx: Tx, request: ReviewableRequest) {
  const { id, status, completedBy, confirmedAt, anonymisedAt, chosenLeadId } = request
  if (status !== 'completed' || completedBy === 'system' || !confirmedAt || anonymisedAt) return []
  const leads = await tx.lead.findMany({
    where: { requestId: id, status: 'active' },
    orderBy: { takenAt: 'asc' },
    include: {
      review: true,
      professional: { select: shownColumns },
    },
  })
  const doerId = chosenLeadId ?? (await loadLastCompletion(tx, request))?.leadId
  const doer = leads.find((lead) => lead.id === doerId) ?? leads.find(({ review }) => review !== null)
  return doer ? [doer] : leads
}

export type ReviewableLead = Awaited<ReturnType<typeof reviewableLeads>>[number]
