import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { RequestHold } from '@oficio/db/generated/client'
import { subHours } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { subDays } from '../../kernel/time/days'
import { requestFiledMail } from '../mails'
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

/** The longest that a request lives, and so may have a code mailed. */
const codesMailedForDays = 45

/**
 * Throws too_many_from_connection when as many codes were mailed within the hour for requests of one connection as
 * `limits.confirmationMailsPerConnection` allows: whoever files names the mailbox, which may be a stranger's. A mailbox
 * that the caller has proven is never refused. The count holds only under the connection's lock of `lockClient`.
 */
export async function refuseManyCodesFrom(
  ctx: TxCtx,
  actor: Actor,
  { connectionHash, email }: { connectionHash: string | null; email: string },
): Promise<void> {
  if (connectionHash === null) return
  const now = ctx.clock.now()
  const [counted] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count
    FROM service_requests request JOIN mails mail ON mail.refs ->> 'requestId' = request.id::text
    WHERE request.connection_hash = ${connectionHash} AND request.created_at > ${subDays(now, codesMailedForDays)}
      AND mail.template = ${requestFiledMail.template} AND mail.created_at > ${subHours(now, 1)}
      AND mail.skipped_at IS NULL`
  if ((counted?.count ?? 0) < limits.confirmationMailsPerConnection) return
  if (!(await isProven(ctx.db, actor, { email }))) throw new AppError('too_many_from_connection')
}
