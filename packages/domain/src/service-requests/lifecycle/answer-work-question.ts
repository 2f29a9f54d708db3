import { AppError } from '@oficio/contracts/errors'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { WorkAnswer } from '@oficio/contracts/service-requests/work'
import type { Tx } from '@oficio/db/client'
import { max } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { addDays } from '../../kernel/time/days'
import { recordEvent } from '../history'
import type { LockedRequest } from '../lock-request'
import { lockOwnRequest } from '../viewer'
import { stateColumns } from './state-columns'
import { tellLeadHolders } from './tell-lead-holders'
import { workAnswerUntil } from './work-questions'

const statusAfter = {
  done: 'completed',
  goes_on: 'in_progress',
  not_done: 'open',
} as const satisfies Record<WorkAnswer, ServiceRequestStatus>

/**
 * Records the client's answer about work in progress. Done completes the request. Going on restarts the quiet days. Not
 * done reopens the request for other professionals with all its days. Repeating the same answer is a no-op. Throws
 * request_not_found, request_closed, transition_not_allowed.
 */
export async function answerWorkQuestion(
  ctx: Ctx,
  actor: Actor,
  input: { id: string; answer: WorkAnswer },
): Promise<{ id: string; status: ServiceRequestStatus }> {
  return ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, input.id)
    const status = statusAfter[input.answer]
    const answeredRequest = { id: request.id, status }
    if (await isRepeat(ctx.db, request, status)) return answeredRequest
    if (!isLive(request.status)) throw new AppError('request_closed')
    if (request.status !== 'in_progress') throw new AppError('transition_not_allowed')
    await apply(ctx, actor, request, status)
    return answeredRequest
  })
}

/** Returns whether the same answer is the last entry of the history, and the question has not been asked again. */
async function isRepeat(tx: Tx, request: LockedRequest, status: ServiceRequestStatus): Promise<boolean> {
  if (request.status !== status) return false
  const last = await tx.serviceRequestEvent.findFirst({
    where: { requestId: request.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { type: true, toStatus: true, createdAt: true },
  })
  if (last?.type !== 'work_answered' || last.toStatus !== status) return false
  return workAnswerUntil(request, last.createdAt) === null
}

async function apply(
  ctx: TxCtx,
  actor: Actor,
  request: LockedRequest,
  status: ServiceRequestStatus,
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: {
      ...stateColumns(status, 'client', { reason: null, now }),
      ...(status === 'open' ? reopenedColumns(request, now) : {}),
    },
  })
  const eventId = await recordEvent(ctx, actor, {
    requestId: request.id,
    type: 'work_answered',
    actorKind: 'client',
    fromStatus: 'in_progress',
    toStatus: status,
  })
  // An answer that the work goes on changes nothing for the professionals.
  if (status !== 'in_progress') {
    const title = status === 'open' ? 'Solicitud abierta de nuevo' : undefined
    await tellLeadHolders(ctx, request, { eventId, status, exceptLeadId: null, ...(title && { title }) })
  }
  await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
}

/**
 * Returns the columns of a reopened request. It gets new days, has no chosen professional, and notifies professionals
 * who were not notified yet.
 */
const reopenedColumns = ({ expirationDays, expiresAt }: LockedRequest, now: Date) => ({
  chosenLeadId: null,
  // Keep the later time, because an extended request may have more days left.
  expiresAt: max([expiresAt, addDays(now, expirationDays)]),
  expiryWarnedAt: null,
  nextWaveAt: now,
})
