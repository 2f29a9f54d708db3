import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { requestCompletedEvent, requestStatusEvent } from '../events'
import { clientOf } from '../notice-words'

/**
 * Notifies the client that somebody else changed the status. If the work is reported as completed, the mail says that
 * they may deny it.
 */
export async function tellClientOfStatus(
  ctx: TxCtx,
  request: Pick<ServiceRequest, 'id' | 'title' | 'email' | 'userId'>,
  { eventId, status }: { eventId: string; status: ServiceRequestStatus },
): Promise<void> {
  const client = { ...clientOf(request), key: eventId }
  const data = { request, requestId: request.id, eventId }
  if (status === 'completed') await notify(ctx, requestCompletedEvent, { ...client, data })
  else await notify(ctx, requestStatusEvent, { ...client, data: { ...data, status } })
}
