import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { RequestHold } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { isProven } from './proven-contact'

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
 * 'Confirmation'): its connection filed `limits.unconfirmedPerConnection` others within the hour that nobody has
 * confirmed, or `limits.unconfirmedOfRubroPerConnection` of the same rubro. Null where they are notified at once.
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
    all >= limits.unconfirmedPerConnection || ofRubro >= limits.unconfirmedOfRubroPerConnection
  return isTooMany ? 'connection' : null
}

/**
 * Throws too_many_from_connection when nobody has confirmed `limits.confirmationMailsPerConnection` requests that one
 * connection filed within the hour: each mails a code to a mailbox that may be a stranger's. What the holder of one
 * request has mailed again counts for that request and its device, so that it shuts no neighbour out. A mailbox that
 * the caller has proven is never refused. The count holds only under the connection's lock of `lockClient`.
 */
export async function refuseManyFiledFrom(
  ctx: TxCtx,
  actor: Actor,
  { connectionHash, email }: { connectionHash: string | null; email: string },
): Promise<void> {
  if (connectionHash === null) return
  const filed = await ctx.db.serviceRequest.count({
    where: { connectionHash, createdAt: { gt: subHours(ctx.clock.now(), 1) }, confirmedAt: null },
  })
  if (filed < limits.confirmationMailsPerConnection) return
  if (!(await isProven(ctx.db, actor, { email }))) throw new AppError('too_many_from_connection')
}
