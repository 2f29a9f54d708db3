import { serverLimits } from '@oficio/contracts/server-limits'
import type { RequestHold } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'

/** Returns whether professionals are notified of a request only once its client confirms it. */
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
  /** The request itself, when it is stored already. */
  requestId?: string
}

/**
 * Returns why professionals are notified of an unconfirmed request only after its confirmation (docs/product.md,
 * 'Confirmation'): its connection filed `serverLimits.unconfirmedPerConnection` others within the hour that nobody has
 * confirmed, or `serverLimits.unconfirmedOfRubroPerConnection` of the same rubro. Null where they are notified at once.
 * Holds the lock of the connection until the transaction ends, so that parallel filings are counted.
 */
export async function whyHeld(
  ctx: TxCtx,
  { connectionHash, rubroId, requestId }: Unconfirmed,
): Promise<RequestHold | null> {
  if (connectionHash === null) return null
  await lockNames(ctx.db, 'unconfirmed-of-connection', [connectionHash])
  const others = await ctx.db.serviceRequest.groupBy({
    by: ['rubroId'],
    where: {
      connectionHash,
      createdAt: { gt: subHours(ctx.clock.now(), 1) },
      confirmedAt: null,
      // Somebody paid for these.
      isUrgent: false,
      ...(requestId && { id: { not: requestId } }),
    },
    _count: true,
  })
  const all = others.reduce((sum, { _count }) => sum + _count, 0)
  const ofRubro = others.find((group) => group.rubroId === rubroId)?._count ?? 0
  const isTooMany =
    all >= serverLimits.unconfirmedPerConnection || ofRubro >= serverLimits.unconfirmedOfRubroPerConnection
  return isTooMany ? 'connection' : null
}
