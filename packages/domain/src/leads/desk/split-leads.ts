import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { listLeadsEndpoint } from '@oficio/contracts/leads/endpoints'
import { isLive } from '@oficio/contracts/service-requests/shapes'

export type OwnLead = ResponseOf<typeof listLeadsEndpoint>['leads'][number]

export interface SplitLeads {
  /** Clients who still wait to be contacted first. */
  inCourse: OwnLead[]
  closed: OwnLead[]
}

/** Returns own leads by whether there is something left to do about them. */
export function splitLeads(leads: readonly OwnLead[]): SplitLeads {
  const isInCourse = (lead: OwnLead) => lead.status === 'active' && isLive(lead.requestStatus)
  const hasWaited = (lead: OwnLead) => Number(lead.contactedAt !== null)
  return {
    inCourse: leads.filter(isInCourse).sort((a, b) => hasWaited(a) - hasWaited(b)),
    closed: leads.filter((lead) => !isInCourse(lead)),
  }
}
