import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'

/**
 * Returns the columns that go with a state: a closed request has an end and tells nobody any more, and of a completed
 * one it is known who said so.
 */
export function stateColumns(
  status: ServiceRequestStatus,
  by: 'client' | 'professional' | 'admin' | 'system',
  { reason, now }: { reason: string | null; now: Date },
) {
  return {
    status,
    statusReason: reason,
    completedBy: status === 'completed' ? by : null,
    ...(isLive(status) ? {} : { closedAt: now, nextWaveAt: null }),
  }
}
