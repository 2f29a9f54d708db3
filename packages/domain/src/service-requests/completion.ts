import { limits } from '@oficio/contracts/limits'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'

/** The entry in the history by which a request was completed. */
export interface Completion {
  id: string
  type: string
  actorKind: 'client' | 'professional' | 'admin' | 'system'
  leadId: string | null
  fromStatus: ServiceRequestStatus | null
  createdAt: Date
}

/** Returns how a completed request came to be so; null for any other. */
export async function completionOf(
  tx: Tx,
  request: { id: string; status: ServiceRequestStatus },
): Promise<Completion | null> {
  if (request.status !== 'completed') return null
  return tx.serviceRequestEvent.findFirst({
    where: { requestId: request.id, toStatus: 'completed' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
}

/**
 * Returns until when the client may say that the work is not done ('No fue así', product decision 'States'); null where
 * it was they who said it. An answer to the question about work in progress may be taken back: it takes one tap in a
 * mail, which somebody may slip on.
 */
export function deniableUntil({ actorKind, type, createdAt }: Completion): Date | null {
  if (actorKind === 'client' && type !== 'work_answered') return null
  return new Date(createdAt.getTime() + limits.reopenDays * 86_400_000)
}
