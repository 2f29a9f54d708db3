import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { statusTexts } from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { contactStatusEvent } from '../events'
import { titleForProfessionals } from '../title-for-professionals'

interface Told {
  /** Of the entry in the history: it may come to the same state again. */
  eventId: string
  status: ServiceRequestStatus
  /** Whose doing it was, or who is told otherwise. */
  exceptLeadId: string | null
  /** Said instead of the state. */
  title?: string
}

/** Tells the professionals who hold a lead that the state changed, but for one. */
export async function tellLeadHolders(
  ctx: TxCtx,
  request: Pick<ServiceRequest, 'id' | 'title' | 'rubroId' | 'localidadId' | 'confirmedAt'>,
  { eventId, status, exceptLeadId, title }: Told,
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
