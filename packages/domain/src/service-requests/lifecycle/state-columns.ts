import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'

/**
 * Returns the columns to update with a new status. A closed request gets its closing time and notifies no further
 * professionals. A completed request also stores who completed it.
 */
export function stateColumns(
  status: ServiceRequestStatus,
  actorKind: 'client' | 'professional' | 'admin' | 'system',
  { reason, now }: { reason: string | null; now: Date },
) {
  return {
    status,
    statusReason: reason,
    completedBy: status === 'completed' ? actorKind : null,
    ...(isLive(status) ? {} : { closedAt: now, nextWaveAt: null }),
  }
}
