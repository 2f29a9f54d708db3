import { liveStatuses, type ServiceRequestStatus, waitingStatuses } from './shapes'

/** Who sets a state: the client, a professional who holds a lead, or an admin. */
export type StatusSetter = 'client' | 'lead' | 'admin'

type From = Partial<Record<ServiceRequestStatus, readonly ServiceRequestStatus[]>>

const byWhoeverWorks: From = {
  open: ['pending'],
  in_progress: waitingStatuses,
  completed: liveStatuses,
}

/** From which states somebody may set a state (docs/product.md, 'Lifecycle'). */
const allowedFrom: Record<StatusSetter, From> = {
  client: { ...byWhoeverWorks, cancelled: liveStatuses },
  lead: byWhoeverWorks,
  admin: { cancelled: liveStatuses },
}

/** Returns whether somebody may set a state at all, from whatever state. */
export const mayEverSet = (setter: StatusSetter, to: ServiceRequestStatus): boolean =>
  allowedFrom[setter][to] !== undefined

/** Returns whether somebody may move a request from one state to another. */
export const mayMove = (
  setter: StatusSetter,
  from: ServiceRequestStatus,
  to: ServiceRequestStatus,
): boolean => allowedFrom[setter][to]?.includes(from) ?? false
