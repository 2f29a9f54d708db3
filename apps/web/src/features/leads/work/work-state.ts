import type { LeadView } from '@oficio/contracts/leads/endpoints'

/** The relation of a professional to the work of a live request. It decides which steps they may mark. */
export type WorkState = 'holder' | 'denied' | 'suspended' | 'returned' | 'outsider'

/**
 * Returns the relation to the work of a live request. While the request is live, only a suspension hides the contact
 * data of an active lead.
 */
export function workStateOf(lead: LeadView | null): WorkState {
  if (!lead) return 'outsider'
  if (lead.status === 'returned') return 'returned'
  if (!lead.contact) return 'suspended'
  return lead.isCompletionDenied ? 'denied' : 'holder'
}
