import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'

interface Known {
  phone?: string
  email?: string
  deviceHash?: string | null
}

/**
 * Throws too_many_live_requests when somebody known by one of these has three live requests already (product decision
 * 'Real clients'). The count holds only under the lock of `lockClient`.
 */
export async function refuseTooMany(tx: Tx, client: Known): Promise<void> {
  for (const [by, value] of Object.entries(client)) {
    if (!value) continue
    const live = await tx.serviceRequest.count({ where: { [by]: value, status: { in: [...liveStatuses] } } })
    if (live >= limits.liveRequestsPerClient) throw new AppError('too_many_live_requests')
  }
}
