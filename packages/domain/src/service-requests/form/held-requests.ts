import { serverLimits } from '@oficio/contracts/server-limits'
import type { RequestHold } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'

/** Returns whether a request waits for its client's confirmation before professionals are notified. */
export const isHeld = ({
  heldBecause,
  confirmedAt,
}: {
  heldBecause: RequestHold | null
  confirmedAt: Date | null
}): boolean => heldBecause !== null && confirmedAt === null

interface Unconfirmed {
  connectionHash: string | null
  rubroId: number
  /** The id of the request if it is stored already. */
  requestId?: string
}

/**
 * Returns why an unconfirmed request must wait for its confirmation before professionals are notified (docs/product.md,
 * 'Confirmation'). The reason is that its connection filed too many other unconfirmed requests within the hour:
 * `serverLimits.unconfirmedPerConnection`, or `serverLimits.unconfirmedOfRubroPerConnection` of the same rubro. Returns
 * null if professionals are notified immediately. Locks the connection until the transaction ends, so that concurrent
 * filings are counted.
 */
export async function findHoldReason(
  ctx: TxCtx,
  { connectionHash, rubroId, requestId }: Unconfirmed,
): Promise<RequestHold | null> {
  if (connectionHash === null) return null
  await lockNames(ctx.db, 'unconfirmed-of-connection', [connectionHash])
  const requestsByRubro = await ctx.db.serviceRequest.groupBy({
    by: ['rubroId'],
    where: {
      connectionHash,
      createdAt: { gt: subHours(ctx.clock.now(), 1) },
      confirmedAt: null,
      // Paid requests do not count.
      isUrgent: false,
      ...(requestId && { id: { not: requestId } }),
    },
    _count: true,
  })
  const all = requestsByRubro.reduce((sum, { _count }) => sum + _count, 0)
  const ofRubro = requestsByRubro.find((group) => group.rubroId === rubroId)?._count ?? 0
  const isTooMany =
    all >= serverLimits.unconfirmedPerConnection || ofRubro >= serverLimits.unconfirmedOfRubroPerConnection
  return isTooMany ? 'connection' : null
}
