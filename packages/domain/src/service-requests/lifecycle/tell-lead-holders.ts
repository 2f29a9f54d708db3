import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { statusTexts } from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { contactStatusEvent } from '../events'
import { titleForProfessionals } from '../title-for-professionals'

interface LeadHolderNews {
  /** Id of the history entry. It is the deduplication key, because the request may return to the same status later. */
  eventId: string
  status: ServiceRequestStatus
  /** The lead of the professional who made the change or who gets another notification. */
  exceptLeadId: string | null
  /** Title of the notification, if it is not the status. */
  title?: string
}

/** Notifies the professionals with an active lead of a status change, except the one with `exceptLeadId`. */
export async function tellLeadHolders(
  ctx: TxCtx,
  request: Pick<ServiceRequest, 'id' | 'title' | 'rubroId' | 'localidadId' | 'confirmedAt'>,
  { eventId, status, exceptLeadId, title }: LeadHolderNews,
): Promise<void> {
  const leads = await ctx.db.lead.findMany({
    where: {
      requestId: request.id,
      status: 'active',
      ...(exceptLeadId ? { id: { not: exceptLeadId } } : {}),
    },
    select: { professional: { select: { userId: true } } },
  })
  const data = {
    requestId: request.id,
    requestTitle: await titleForProfessionals(ctx, request),
    title: title ?? `Solicitud ${statusTexts[status].toLowerCase()}`,
  }
  await notify(
    ctx,
    contactStatusEvent,
    leads.map(({ professional }) => ({ userId: professional.userId, key: eventId, data })),
  )
}
