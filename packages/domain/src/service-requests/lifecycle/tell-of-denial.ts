import { paths } from '@oficio/contracts/paths'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { completionDeniedMail } from '../mails'
import { titleForProfessionals } from '../title-for-professionals'

/** Tells the professional who said that the work is done that its client says otherwise. */
export async function tellOfDenial(
  ctx: TxCtx,
  request: Pick<ServiceRequest, 'id' | 'title' | 'rubroId' | 'localidadId' | 'confirmedAt'>,
  { leadId, eventId }: { leadId: string; eventId: string },
): Promise<void> {
  const { professional } = await ctx.db.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { professional: { select: { userId: true, user: { select: { email: true } } } } },
  })
  const dedupeKey = `completion-denied:${eventId}`
  await queueMail(ctx, completionDeniedMail, {
    to: professional.user.email,
    dedupeKey,
    refs: { requestId: request.id, leadId },
  })
  await notifyAccounts(ctx, [
    {
      userId: professional.userId,
      type: 'completion-denied',
      title: 'El cliente dice que no está terminado',
      // The notice stays when the contact data closes.
      body: await titleForProfessionals(ctx, request),
      href: paths.professionalRequest(request.id),
      requestId: request.id,
      dedupeKey,
    },
  ])
}
