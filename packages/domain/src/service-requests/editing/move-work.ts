import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { TxCtx } from '../../kernel/ctx'
import { noFirstOffer } from '../first-offer'
import { findFixedReason, moved } from '../fixed-work'
import type { CheckedWork } from '../form/check-work'
import { findHoldReason } from '../form/held-requests'
import type { LockedRequest } from '../lock-request'
import { wavePauseMs } from '../matching/wave-pause'

/**
 * Checks a correction of rubro and place. Returns the town name of the corrected request, and whether its rubro or
 * locality has changed. The caller must hold the lock of the request, because moves are counted under it. Throws
 * work_taken, work_moved_often.
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
  const reason = findFixedReason(request, moves)
  if (reason) throw new AppError(reason)
  return { hasMoved, townName }
}

/**
 * Returns the columns to update when a request moves to another rubro or locality. Cancels the first offer, because the
 * client chose the professional for other work. An unconfirmed request counts against the limit of its connection in
 * the new rubro.
 */
export async function columnsOfMove(ctx: TxCtx, request: LockedRequest, { rubro }: CheckedWork) {
  const { id: requestId, connectionHash, isUrgent } = request
  const isFree = request.confirmedAt !== null || isUrgent
  const heldBecause =
    request.heldBecause ??
    (isFree ? null : await findHoldReason(ctx, { connectionHash, rubroId: rubro.id, requestId }))
  return { nextWaveAt: await waveAfterMove(ctx, request), heldBecause, ...noFirstOffer }
}

/**
 * Returns when professionals are notified of a moved request: immediately if it is confirmed. An unconfirmed request
 * may not be real, so it waits for the usual pause after the last notified professionals.
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
