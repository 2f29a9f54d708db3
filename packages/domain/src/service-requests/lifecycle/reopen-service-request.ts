import { AppError } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { addMilliseconds, differenceInMilliseconds, max } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { addDays } from '../../kernel/time/days'
import { completionDeniedEvent } from '../events'
import { findSameForm } from '../form/find-repeat'
import { lockClient, phoneKey } from '../form/submission'
import { recordEvent } from '../history'
import type { LockedRequest } from '../lock-request'
import { titleForProfessionals } from '../title-for-professionals'
import { lockOwnRequest } from '../viewer'
import { type Completion, deniableUntil, loadReportedCompletion } from './completion'
import { purgeDoneWork } from './purge-done-work'
import { tellLeadHolders } from './tell-lead-holders'

/**
 * Reopens a request that somebody else marked as completed, when the client denies it ('No fue así') within 7 days. The
 * request returns to its status before the completion. The limit of live requests does not apply, because the client is
 * the wronged party, but the reopened request counts for later filings. Repeating it is a no-op. Throws
 * request_not_found, transition_not_allowed, reopen_window_over; request_closed if its data has been erased;
 * equal_request_lives if the client has filed the same request again.
 */
export async function reopenServiceRequest(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<{ id: string; status: ServiceRequestStatus }> {
  return ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, input.id)
    const { id } = request
    if (isLive(request.status)) {
      if (await wasReopened(ctx.db, id)) return { id, status: request.status }
      throw new AppError('transition_not_allowed')
    }
    const completion = await loadReportedCompletion(ctx.db, request)
    const until = completion && deniableUntil(completion)
    if (!until) throw new AppError('transition_not_allowed')
    if (ctx.clock.now() > until) throw new AppError('reopen_window_over')
    if (request.anonymisedAt) throw new AppError('request_closed')
    await refuseEqual(ctx.db, request)
    const status = completion.fromStatus ?? 'open'
    await reopen(ctx, actor, { request, completion, status })
    return { id, status }
  })
}

const wasReopened = async (tx: Tx, requestId: string): Promise<boolean> =>
  (await tx.serviceRequestEvent.count({ where: { requestId, type: 'reopened' } })) > 0

/**
 * Throws equal_request_lives if another live request has the same form, from any sender, because only one may be live.
 * Takes the locks of the client first.
 */
async function refuseEqual(tx: Tx, request: LockedRequest): Promise<void> {
  const { phone, email, deviceHash, userId, bodyHash } = request
  await lockClient(tx, [phoneKey(phone), email.toLowerCase(), deviceHash, userId, bodyHash])
  if (await findSameForm(tx, bodyHash)) throw new AppError('equal_request_lives')
}

interface Reopened {
  request: LockedRequest
  completion: Completion
  status: ServiceRequestStatus
}

async function reopen(ctx: TxCtx, actor: Actor, { request, completion, status }: Reopened): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: {
      status,
      statusReason: null,
      closedAt: null,
      completedBy: null,
      expiresAt: expiryAfter(request, now),
      expiryWarnedAt: null,
      // Continues to notify professionals while seats are left. Work in progress notifies nobody.
      nextWaveAt: status === 'in_progress' ? null : now,
    },
  })
  // If the request was pending, only the completion showed a contact, so it is withdrawn and 'Contactado' has to be
  // marked again.
  if (completion.leadId && status === 'pending')
    await ctx.registry.leadFollowUps.contactDenied(ctx, completion.leadId)
  const eventId = await recordEvent(ctx, actor, {
    requestId: request.id,
    type: 'reopened',
    actorKind: 'client',
    fromStatus: 'completed',
    toStatus: status,
    leadId: completion.leadId,
  })
  if (completion.leadId) await tellOfDenial(ctx, request, { leadId: completion.leadId, eventId })
  await tellLeadHolders(ctx, request, {
    eventId,
    status,
    exceptLeadId: completion.leadId,
    title: 'Solicitud abierta de nuevo',
  })
  await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
  await purgeDoneWork(ctx.db, request.id)
}

/**
 * Returns the expiry of a reopened request. The days while it was closed do not count, and it gets at least
 * `reopenedDaysMin` days.
 */
function expiryAfter({ expiresAt, closedAt }: LockedRequest, now: Date): Date {
  const pausedMs = closedAt ? differenceInMilliseconds(now, closedAt) : 0
  return max([addMilliseconds(expiresAt, pausedMs), addDays(now, serverLimits.reopenedDaysMin)])
}

/** Notifies the professional who marked the work as completed that the client denies it. */
async function tellOfDenial(
  ctx: TxCtx,
  request: Pick<ServiceRequest, 'id' | 'title' | 'rubroId' | 'localidadId' | 'confirmedAt'>,
  { leadId, eventId }: { leadId: string; eventId: string },
): Promise<void> {
  const { professional } = await ctx.db.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { professional: { select: { userId: true } } },
  })
  const requestTitle = await titleForProfessionals(ctx, request)
  const data = { requestId: request.id, leadId, requestTitle }
  await notify(ctx, completionDeniedEvent, { userId: professional.userId, key: eventId, data })
}
