import type { OwnLead, SplitLeads } from '@oficio/contracts/leads/desk'
import { isLive } from '@oficio/contracts/service-requests/shapes'

/** Splits own leads into leads in progress, uncontacted clients first, and closed leads. */
export function splitLeads(leads: readonly OwnLead[]): SplitLeads {
  const isInCourse = (lead: OwnLead) => lead.status === 'active' && isLive(lead.requestStatus)
  const hasWaited = (lead: OwnLead) => Number(lead.contactedAt !== null)
  return {
    inCourse: leads.filter(isInCourse).sort((a, b) => hasWaited(a) - hasWaited(b)),
    closed: leads.filter((lead) => !isInCourse(lead)),
  }
}
