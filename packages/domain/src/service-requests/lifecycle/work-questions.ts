import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import { system } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { notify } from '../../kernel/notices/notify'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { addDays, subDays } from '../../kernel/time/days'
import { requestWorkQuestionEvent } from '../events'
import { recordEvent } from '../history'
import { lockRequest } from '../lock-request'
import { clientOf } from '../notice-words'
import { stateColumns } from './state-columns'
import { tellClientOfStatus } from './tell-client'
import { tellLeadHolders } from './tell-lead-holders'

/** Returns the time of the last entry in the history of the request, or its creation. */
export async function lastChange(tx: Tx, { id, createdAt }: { id: string; createdAt: Date }): Promise<Date> {
  const { _max } = await tx.serviceRequestEvent.aggregate({
    where: { requestId: id },
    _max: { createdAt: true },
  })
  return _max.createdAt ?? createdAt
}

/**
 * Returns until when the site waits for the client's answer about work in progress; null without an open question. Any
 * change of the request after the question counts as an answer.
 */
export function workAnswerUntil(
  request: { status: string; workAskedAt: Date | null },
  changedAt: Date,
): Date | null {
  const { status, workAskedAt } = request
  if (status !== 'in_progress' || !workAskedAt || changedAt >= workAskedAt) return null
  return addDays(workAskedAt, limits.workAnswerDays)
}

/**
 * Asks clients about work in progress that has had no news for `workQuietDays`. Asks once, until something happens.
 * Without the question, finished work could remain in progress for ever.
 */
export async function askAboutWork(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const before = subDays(now, limits.workQuietDays)
  await forEachId({
    find: ({ after, take }) => ctx.db.$queryRaw<{ id: string }[]>`
      SELECT request.id FROM service_requests request
      WHERE request.status = 'in_progress' AND request.id > ${after}::uuid
        AND NOT EXISTS (SELECT FROM service_request_events event
          WHERE event.request_id = request.id AND event.created_at > ${before})
        AND (request.work_asked_at IS NULL OR EXISTS (SELECT FROM service_request_events event
          WHERE event.request_id = request.id AND event.created_at >= request.work_asked_at))
      ORDER BY request.id LIMIT ${take}`,
    run: (id) => ctx.transaction((ctx) => ask(ctx, id, { now, before })),
  })
}

export const askAboutWorkClock = atTimes(
  { name: 'ask-about-work', label: 'Preguntar por trabajos sin novedades', at: '13 * * * *' },
  askAboutWork,
)

async function ask(ctx: TxCtx, id: string, { now, before }: { now: Date; before: Date }): Promise<void> {
  const request = await lockRequest(ctx.db, id)
  if (request?.status !== 'in_progress') return
  const changedAt = await lastChange(ctx.db, request)
  // Check again under the lock, because the request may have changed, or a concurrent run may have asked.
  if (changedAt > before || workAnswerUntil(request, changedAt)) return
  await ctx.db.serviceRequest.update({ where: { id }, data: { workAskedAt: now } })
  await notify(ctx, requestWorkQuestionEvent, {
    ...clientOf(request),
    key: `${id}:${now.getTime()}`,
    data: { request, requestId: id, askedAt: now.toISOString() },
  })
  await purgePages(ctx.db, [pageTags.serviceRequest(id)])
}

/**
 * Completes work in progress in the name of the system if nobody answered for `workAnswerDays`. Such a completion
 * counts in no rating and no figure.
 */
export async function closeUnansweredWork(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const before = subDays(now, limits.workAnswerDays)
  await forEachId({
    find: ({ after, take }) => ctx.db.$queryRaw<{ id: string }[]>`
      SELECT request.id FROM service_requests request
      WHERE request.status = 'in_progress' AND request.id > ${after}::uuid AND request.work_asked_at <= ${before}
        AND NOT EXISTS (SELECT FROM service_request_events event
          WHERE event.request_id = request.id AND event.created_at >= request.work_asked_at)
      ORDER BY request.id LIMIT ${take}`,
    run: (id) => ctx.transaction((ctx) => close(ctx, id, now)),
  })
}

export const closeUnansweredWorkClock = atTimes(
  { name: 'close-unanswered-work', label: 'Cerrar trabajos sin respuesta', at: '43 * * * *' },
  closeUnansweredWork,
)

async function close(ctx: TxCtx, id: string, now: Date): Promise<void> {
  const request = await lockRequest(ctx.db, id)
  const until = request && workAnswerUntil(request, await lastChange(ctx.db, request))
  // Check again under the lock, because the client may have answered.
  if (!until || until > now) return
  await ctx.db.serviceRequest.update({
    where: { id },
    data: stateColumns('completed', 'system', { reason: null, now }),
  })
  const eventId = await recordEvent(ctx, system, {
    requestId: id,
    type: 'status_changed',
    actorKind: 'system',
    fromStatus: 'in_progress',
    toStatus: 'completed',
  })
  const statusChange = { eventId, status: 'completed' as const }
  await tellClientOfStatus(ctx, request, statusChange)
  await tellLeadHolders(ctx, request, { ...statusChange, exceptLeadId: null })
  await purgePages(ctx.db, [pageTags.serviceRequest(id)])
}
