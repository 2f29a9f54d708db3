import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { paths } from '@oficio/contracts/paths'
import { type ServiceRequestStatus, statusTexts } from '@oficio/contracts/service-requests/shapes'
import type { TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { notifyAccounts } from '../../kernel/notices/notify-accounts'
import { requestCompletedMail, requestStatusMail } from '../mails'

interface Told {
  id: string
  title: string
  email: string
  userId: string | null
}

/**
 * Tells the client by mail, and in their account if they have one, that somebody else changed the state. Of work that
 * is said to be done they hear that they may say otherwise.
 */
export async function tellClientOfStatus(
  ctx: TxCtx,
  request: Told,
  { eventId, status }: { eventId: string; status: ServiceRequestStatus },
): Promise<void> {
  const { id: requestId, email: to } = request
  const mail = { to, dedupeKey: `request-status:${eventId}` }
  if (status === 'completed')
    await queueMail(ctx, requestCompletedMail, { ...mail, refs: { requestId, eventId } })
  else await queueMail(ctx, requestStatusMail, { ...mail, refs: { requestId, status, eventId } })
  await noticeForClient(ctx, request, {
    type: 'request-status',
    title:
      status === 'open'
        ? 'Ya te contactaron por tu solicitud'
        : `Tu solicitud está ${statusTexts[status].toLowerCase()}`,
    dedupeKey: `request-status:${eventId}`,
  })
}

/** Puts a notice into the client's account; clients without one have their mail. */
export async function noticeForClient(
  ctx: TxCtx,
  request: Told,
  notice: { type: NoticeKind; title: string; dedupeKey: string },
): Promise<void> {
  if (!request.userId) return
  const href = paths.serviceRequest(request.id)
  const about = { requestId: request.id, body: request.title, href }
  await notifyAccounts(ctx, [{ userId: request.userId, ...about, ...notice }])
}
