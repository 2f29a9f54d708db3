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
import { tellLeadHolders } from './tell-lead-holders'

/**
 * The client says that the work is not done although somebody else said so ('No fue así'): for 7 days the request goes
 * back to the state that it had. No limit of live requests refuses that, since the client is the party wronged; but what
 * came back counts for what they file next. Repeating it changes nothing. Throws request_not_found, transition_not_allowed,
 * reopen_window_over, request_closed once its data were erased, and equal_request_lives when the client has filed the same
 * again meanwhile.
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

/** One live request for equal forms, wherever they were sent from, also when one of them comes back. */
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
      // Professionals go on being told while seats are left; work in progress tells nobody.
      nextWaveAt: status === 'in_progress' ? null : now,
    },
  })
  // While it was pending, nothing but the completion told of a contact: 'Contactado' is to be said anew.
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
}

/** The days that it was closed do not count, and it is not to end in the moment in which it comes back. */
function expiryAfter({ expiresAt, closedAt }: LockedRequest, now: Date): Date {
  const pausedMs = closedAt ? differenceInMilliseconds(now, closedAt) : 0
  return max([addMilliseconds(expiresAt, pausedMs), addDays(now, serverLimits.reopenedDaysMin)])
}

/** Tells the professional who said that the work is done that its client says otherwise. */
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
