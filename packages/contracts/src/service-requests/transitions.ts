import { liveStatuses, type ServiceRequestStatus, waitingStatuses } from './shapes'

/** Who sets a status: the client, a professional with a lead, or an admin. */
export type StatusSetter = 'client' | 'lead' | 'admin'

type From = Partial<Record<ServiceRequestStatus, readonly ServiceRequestStatus[]>>

const workerTransitions: From = {
  open: ['pending'],
  in_progress: waitingStatuses,
  completed: liveStatuses,
}

/** For each setter and new status: the statuses from which it may be set (docs/product.md, 'Lifecycle'). */
const allowedFrom: Record<StatusSetter, From> = {
  client: { ...workerTransitions, cancelled: liveStatuses },
  lead: workerTransitions,
  admin: { cancelled: liveStatuses },
}

/** Returns whether the setter may set this status from any status at all. */
export const canEverSet = (setter: StatusSetter, to: ServiceRequestStatus): boolean =>
  allowedFrom[setter][to] !== undefined

/** Returns whether the setter may change a request from one status to another. */
export const canMove = (
  setter: StatusSetter,
  from: ServiceRequestStatus,
  to: ServiceRequestStatus,
): boolean => allowedFrom[setter][to]?.includes(from) ?? false
