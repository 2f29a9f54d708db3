import { AppError } from '@oficio/contracts/errors'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { canEverSet, canMove, type StatusSetter } from '@oficio/contracts/service-requests/transitions'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { isRepeatedDecision } from '../../kernel/audit/is-repeated-decision'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { recordEvent } from '../history'
import { type LockedRequest, lockRequest } from '../lock-request'
import { returnFee } from '../urgency/settle-urgent'
import { type Viewer, viewerOf } from '../viewer'
import { refuseDenied } from './completion'
import { purgeDoneWork } from './purge-done-work'
import { findReachedLead } from './reached-lead'
import { recordClientConfirmation } from './record-client-confirmation'
import { stateColumns } from './state-columns'
import { tellClientOfStatus } from './tell-client'
import { tellLeadHolders } from './tell-lead-holders'

interface Input {
  id: string
  status: ServiceRequestStatus
  leadId?: string | undefined
  reason?: string | undefined
}

/**
 * Changes the status of a request. Allowed for the client, a professional with the lead, and an admin, who can only
 * cancel. Setting the current status is a no-op, except that the client's first confirmation of that status is
 * recorded. Throws request_not_found, lead_needed, request_closed, transition_not_allowed, not_your_change,
 * completion_denied.
 */
export async function changeStatus(
  ctx: Ctx,
  actor: Actor,
  input: Input,
): Promise<{ id: string; status: ServiceRequestStatus }> {
  return ctx.transaction(async (ctx) => {
    const request = await lockRequest(ctx.db, input.id)
    if (!request) throw new AppError('request_not_found')
    const viewer = await viewerOf(ctx, actor, request)
    const role = roleOf(viewer)
    if (await isRepeat(ctx, actor, { request, viewer, input })) {
      if (viewer.kind === 'client') await recordClientConfirmation(ctx, actor, request, input.status)
      return { id: request.id, status: request.status }
    }
    if (!isLive(request.status)) throw new AppError('request_closed')
    const isAllowed = canMove(role, request.status, input.status) || namesFirst(request, input)
    if (!isAllowed)
      throw new AppError(canEverSet(role, input.status) ? 'transition_not_allowed' : 'not_your_change')
    if (viewer.lead && input.status === 'completed') await refuseDenied(ctx.db, viewer.lead.id)
    await apply(ctx, actor, viewer, request, input)
    return { id: request.id, status: input.status }
  })
}

interface RepeatedStatus {
  request: LockedRequest
  viewer: Viewer
  input: Input
}

/**
 * Returns whether the change repeats the current status. Choosing another professional after the work began is no
 * repeat. A cancellation by an admin is no repeat if another admin made the decision.
 */
async function isRepeat(
  ctx: TxCtx,
  actor: Actor,
  { request, viewer, input }: RepeatedStatus,
): Promise<boolean> {
  const leadId = viewer.lead?.id ?? input.leadId
  const choosesAnother =
    input.status === 'in_progress' && leadId !== undefined && leadId !== request.chosenLeadId
  if (request.status !== input.status || choosesAnother) return false
  if (viewer.kind !== 'admin') return true
  return isRepeatedDecision(ctx, {
    adminId: requireAdmin(actor).userId,
    action: 'service-request-cancelled',
    subject: auditSubject('service-request', request.id),
    reason: input.reason || null,
  })
}

/**
 * Names the professional of work in progress without one: the work began before anybody named the professional, or the
 * professional gave the lead back.
 */
const namesFirst = (request: LockedRequest, { status }: Input): boolean =>
  status === 'in_progress' && request.status === 'in_progress' && request.chosenLeadId === null

const actorKindOf = ({ kind }: Viewer): 'client' | 'professional' | 'admin' =>
  kind === 'lead' ? 'professional' : kind === 'admin' ? 'admin' : 'client'

function roleOf(viewer: Viewer): StatusSetter {
  if (viewer.kind === 'stranger') throw new AppError('request_not_found')
  if (viewer.kind === 'professional') throw new AppError('lead_needed')
  return viewer.kind
}

async function apply(
  ctx: TxCtx,
  actor: Actor,
  viewer: Viewer,
  request: LockedRequest,
  input: Input,
): Promise<void> {
  const actorKind = actorKindOf(viewer)
  const lead = await findReachedLead(ctx.db, request.id, viewer, input)
  const leadId = lead?.id ?? null
  const reason = input.reason || null
  await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: {
      ...stateColumns(input.status, actorKind, { reason, now: ctx.clock.now() }),
      ...(input.status === 'in_progress' && leadId ? { chosenLeadId: leadId } : {}),
    },
  })
  const eventId = await recordEvent(ctx, actor, {
    requestId: request.id,
    type: 'status_changed',
    actorKind,
    fromStatus: request.status,
    toStatus: input.status,
    leadId,
    reason,
  })
  if (lead)
    await ctx.registry.leadFollowUps.clientReached(ctx, { ...lead, isMeasured: input.status === 'open' })
  if (leadId && request.confirmedAt === null && input.status !== 'open')
    // A request whose work is given to a professional counts as real, even if the client never confirms.
    await ctx.registry.leadFollowUps.workGiven(ctx, { requestId: request.id, leadId })
  if (input.status === 'cancelled') await returnFeeUnlessSeen(ctx, request)
  if (viewer.kind === 'admin') await traceCancelling(ctx, actor, request, reason)
  const statusChange = { eventId, status: input.status }
  await tellLeadHolders(ctx, request, { ...statusChange, exceptLeadId: viewer.lead?.id ?? null })
  if (viewer.kind !== 'client') await tellClientOfStatus(ctx, request, statusChange)
  await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
  if (input.status === 'completed') await purgeDoneWork(ctx.db, request.id)
}

/** Refunds the urgency fee of a cancelled request if no professional has opened the contact data. */
export async function returnFeeUnlessSeen(ctx: TxCtx, request: LockedRequest): Promise<void> {
  if (!request.isUrgent || request.urgentOutcome !== null) return
  const leads = await ctx.db.lead.count({ where: { requestId: request.id } })
  if (leads === 0) await returnFee(ctx, request, 'cancelled')
}

/** Records an admin's decision in the audit log. Admins can only cancel here. */
async function traceCancelling(
  ctx: TxCtx,
  actor: Actor,
  request: LockedRequest,
  reason: string | null,
): Promise<void> {
  const subject = auditSubject('service-request', request.id)
  const data = { fromStatus: request.status, reason }
  const { userId: adminId } = requireAdmin(actor)
  await recordAudit(ctx, { adminId, action: 'service-request-cancelled', subject, data })
}
