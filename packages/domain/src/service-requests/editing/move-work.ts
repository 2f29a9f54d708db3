import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { TxCtx } from '../../kernel/ctx'
import { noFirstOffer } from '../first-offer'
import { moved, whyFixed } from '../fixed-work'
import type { CheckedWork } from '../form/check-work'
import { whyHeld } from '../form/held-requests'
import type { LockedRequest } from '../lock-request'
import { wavePauseMs } from '../matching/wave-pause'

/**
 * Returns the town's name that the request has after a correction, and whether it is work of another rubro or locality then.
 * The caller holds the lock of the request, under which moves are counted. Throws work_taken, work_moved_often.
 */
export async function moveWork(
  tx: Tx,
  request: LockedRequest,
  { rubro, place }: CheckedWork,
  newTownName: string | undefined,
): Promise<{ hasMoved: boolean; townName: string | null }> {
  const hasMoved = rubro.id !== request.rubroId || place.localidadId !== request.localidadId
  const townName = newTownName ?? (hasMoved ? null : request.townName)
  if (!hasMoved && townName === request.townName) return { hasMoved, townName }
  const moves = await tx.serviceRequestEvent.count({ where: { requestId: request.id, type: moved } })
  const reason = whyFixed(request, moves)
  if (reason) throw new AppError(reason)
  return { hasMoved, townName }
}

/**
 * Returns the columns of a request that was moved to another rubro or locality. It is other work than that for which the
 * client wanted somebody, and an unconfirmed one counts among those of its connection in its new rubro.
 */
export async function columnsOfMove(ctx: TxCtx, request: LockedRequest, { rubro }: CheckedWork) {
  const { id: requestId, connectionHash, isUrgent } = request
  const isFree = request.confirmedAt !== null || isUrgent
  const heldBecause =
    request.heldBecause ??
    (isFree ? null : await whyHeld(ctx, { connectionHash, rubroId: rubro.id, requestId }))
  return { nextWaveAt: await waveAfterMove(ctx, request), heldBecause, ...noFirstOffer }
}

/**
 * Returns when professionals are told of a request that was moved: at once. Nobody has shown that an unconfirmed one is
 * real, so it waits until the pause after those who were told last is over.
 */
async function waveAfterMove(ctx: TxCtx, request: LockedRequest): Promise<Date> {
  const now = ctx.clock.now()
  if (request.confirmedAt) return now
  const last = await ctx.db.serviceRequestRecipient.aggregate({
    where: { requestId: request.id },
    _max: { notifiedAt: true },
  })
  const toldAt = last._max.notifiedAt
  return toldAt ? new Date(Math.max(now.getTime(), toldAt.getTime() + wavePauseMs(request))) : now
}
