import type { OwnLead, SplitLeads } from '@oficio/contracts/leads/desk'
import { isLive } from '@oficio/contracts/service-requests/shapes'

/** Returns own leads by whether there is something left to do about them. */
export function splitLeads(leads: readonly OwnLead[]): SplitLeads {
  const isInCourse = (lead: OwnLead) => lead.status === 'active' && isLive(lead.requestStatus)
  const hasWaited = (lead: OwnLead) => Number(lead.contactedAt !== null)
  return {
    inCourse: leads.filter(isInCourse).sort((a, b) => hasWaited(a) - hasWaited(b)),
    closed: leads.filter((lead) => !isInCourse(lead)),
  }
}
