import type { LeadView } from '@oficio/contracts/leads/endpoints'

/** What a professional is to the work of a live request, and so what they may say about it. */
export type WorkState = 'holder' | 'denied' | 'suspended' | 'returned' | 'outsider'

/** Of a live request the contact data of a lead are closed by a suspension only. */
export function workStateOf(lead: LeadView | null): WorkState {
  if (!lead) return 'outsider'
  if (lead.status === 'returned') return 'returned'
  if (!lead.contact) return 'suspended'
  return lead.isCompletionDenied ? 'denied' : 'holder'
}
