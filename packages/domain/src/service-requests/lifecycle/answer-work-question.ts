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
 * The client says how the work in progress goes: it is done, it goes on, which starts the quiet days anew, or it was
 * not done, which opens the request for others with all its days. The same answer again changes nothing. Throws
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
    const answered = { id: request.id, status }
    if (await isRepeat(ctx.db, request, status)) return answered
    if (!isLive(request.status)) throw new AppError('request_closed')
    if (request.status !== 'in_progress') throw new AppError('transition_not_allowed')
    await apply(ctx, actor, request, status)
    return answered
  })
}

/** Whether this very answer is the last thing that happened, and nothing was asked since. */
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
      ...(status === 'open' ? openedAnew(request, now) : {}),
    },
  })
  const eventId = await recordEvent(ctx, actor, {
    requestId: request.id,
    type: 'work_answered',
    actorKind: 'client',
    fromStatus: 'in_progress',
    toStatus: status,
  })
  // That it goes on changes nothing for anybody else.
  if (status !== 'in_progress') {
    const title = status === 'open' ? 'Solicitud abierta de nuevo' : undefined
    await tellLeadHolders(ctx, request, { eventId, status, exceptLeadId: null, ...(title && { title }) })
  }
  await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
}

/** Its days are mostly over by then, and nobody is chosen any more; whoever was not told yet is told. */
const openedAnew = ({ expirationDays, expiresAt }: LockedRequest, now: Date) => ({
  chosenLeadId: null,
  // One that was extended may have more left.
  expiresAt: max([expiresAt, addDays(now, expirationDays)]),
  expiryWarnedAt: null,
  nextWaveAt: now,
})
