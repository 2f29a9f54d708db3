import { addMinutes } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { noFirstOffer } from '../first-offer'
import { mailCodeOrWait } from '../form/code-mails-of-connection'
import { type Urgency, urgentColumns } from '../form/file-request'
import { recordEvent } from '../history'
import { notifyProfessionalsJob } from '../jobs'
import { isCodeWaiting } from '../tracking-link'

/** Returns the urgency of a request that becomes urgent now. */
export async function urgencyOf(ctx: Ctx, intent: { id: string }): Promise<Urgency> {
  const minutes = await ctx.settings.get('urgentRefundMinutes')
  const dueAt = minutes === 0 ? null : addMinutes(ctx.clock.now(), minutes)
  return { intentId: intent.id, dueAt }
}

/**
 * Makes a filed request urgent after its fee was paid, and notifies professionals. The caller must hold the locks of
 * intent and request. The caller must also have checked that the work has not begun and that the request has never been
 * urgent.
 */
export async function makeUrgent(
  ctx: TxCtx,
  actor: Actor,
  { request, intent }: { request: { id: string }; intent: { id: string } },
): Promise<void> {
  const urgency = await urgencyOf(ctx, intent)
  const updatedRequest = await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: { ...urgentColumns(ctx, urgency), ...noFirstOffer },
  })
  if (isCodeWaiting(updatedRequest)) await mailCodeOrWait(ctx, actor, updatedRequest)
  await recordEvent(ctx, actor, { requestId: request.id, type: 'made_urgent', actorKind: 'client' })
  // Notify the remaining professionals immediately instead of at the next wave.
  await ctx.db.serviceRequest.updateMany({
    where: { id: request.id, nextWaveAt: { not: null } },
    data: { nextWaveAt: ctx.clock.now() },
  })
  await enqueueJob(ctx.db, notifyProfessionalsJob, { requestId: request.id })
  await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
}
